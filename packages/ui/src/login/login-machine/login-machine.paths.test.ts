import { describe, expect, it } from 'vitest';
import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { settle } from '../../internal/testing/settle.ts';
import { walkMachine } from '../../internal/testing/walk-machine.ts';
import type { LoginEvent } from './login-flow.ts';
import { loginMachine } from './login-machine.ts';
import type { LoginServices } from './services.ts';
import {
  apiError,
  captchaError,
  captchaResult,
  fakeServices,
  memoryCooldown,
  offline,
  overlayCaptcha,
} from './testing/fake-services.ts';

const PHONE = '13800138000';

/** What the outside world may do: its answers are no events of the machine's own. */
type Deed =
  | LoginEvent
  | { type: 'world.prepares' }
  | { type: 'world.cannotPrepare' }
  | { type: 'world.accepts' }
  | { type: 'world.refuses' }
  | { type: 'world.isUnreachable' }
  | { type: 'world.waits'; ms: number };

const DEEDS: Deed[] = [
  { type: 'dialog.opened' },
  { type: 'dialog.closed' },
  { type: 'phone.changed', value: PHONE },
  { type: 'phone.changed', value: '1' },
  { type: 'code.changed', value: '123456' },
  { type: 'code.received', value: '123456' },
  { type: 'agreement.changed', agreed: true },
  { type: 'code.requested' },
  { type: 'login.submitted' },
  { type: 'captcha.solved', result: captchaResult() },
  { type: 'captcha.closed' },
  { type: 'captcha.failed', reason: 'failed' },
  { type: 'captcha.failed', reason: 'not-initialised' },
  { type: 'clock.checked' },
  { type: 'world.prepares' },
  { type: 'world.cannotPrepare' },
  { type: 'world.accepts' },
  { type: 'world.refuses' },
  { type: 'world.isUnreachable' },
  { type: 'world.waits', ms: 1_000 },
  { type: 'world.waits', ms: 60_000 },
];

/** A login whose services answer when the test says so. */
function begin(kind: LoginServices['captcha']['kind'], inspect: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const asked: Partial<Record<'answer' | 'preparation', PromiseWithResolvers<void>>> = {};
  const ask = (what: 'answer' | 'preparation') => {
    const question = Promise.withResolvers<void>();
    asked[what] = question;
    return question.promise;
  };
  const services = fakeServices({
    now: () => clock.now(),
    cooldown: memoryCooldown(),
    sendCode: () => ask('answer'),
    login: () => ask('answer'),
    captcha:
      kind === 'overlay'
        ? overlayCaptcha({
            prepare: () => ask('preparation'),
            verify: () => new Promise(() => {}),
          })
        : { kind, load: () => new Promise(() => {}), answer: () => new Promise(() => {}) },
  });
  const actor = createActor(loginMachine, { input: { services }, clock, inspect }).start();
  return {
    actor,
    async happens(deed: Deed) {
      switch (deed.type) {
        case 'world.prepares':
          asked.preparation?.resolve();
          break;
        case 'world.cannotPrepare':
          asked.preparation?.reject(captchaError('not-initialised'));
          break;
        case 'world.accepts':
          asked.answer?.resolve();
          break;
        case 'world.refuses':
          asked.answer?.reject(apiError('不行'));
          break;
        case 'world.isUnreachable':
          asked.answer?.reject(offline());
          break;
        case 'world.waits':
          clock.increment(deed.ms);
          break;
        default:
          actor.send(deed);
      }
      await settle();
    },
  };
}

describe('the paths of the login', () => {
  it('reach every state and take every transition, with a slider or with a vendor', async () => {
    const { missedStates, missedTransitions } = await walkMachine(loginMachine, {
      worlds: (['slider', 'overlay'] as const).map((kind) => (inspect) => begin(kind, inspect)),
      deeds: DEEDS,
      keyOf: ({ value, context: { phone, code, agreed, secondsLeft } }) => [
        value,
        phone,
        code,
        agreed,
        Math.min(secondsLeft, 2),
      ],
    });
    expect(missedStates).toEqual(['login.open.captcha.unprepared']);
    expect(missedTransitions).toEqual([]);
  }, 60_000);

  it('lead from a closed dialog to the captcha in three acts', () => {
    const [path] = getShortestPaths(loginMachine, {
      input: { services: fakeServices() },
      events: DEEDS.filter((deed): deed is LoginEvent => !deed.type.startsWith('world.')),
      serializeState: ({ value, context }) => JSON.stringify([value, context.phone]),
      toState: (snapshot) => snapshot.matches({ open: { form: 'awaitingCaptcha' } }),
    });
    const acts = path?.steps.map(({ event }) => event.type);
    expect(acts).toEqual(['xstate.init', 'dialog.opened', 'phone.changed', 'code.requested']);
  });
});
