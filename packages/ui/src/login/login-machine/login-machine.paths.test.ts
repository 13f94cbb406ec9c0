import { describe, expect, it } from 'vitest';
import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { settle } from '../../internal/testing/settle.ts';
import { walkMachine } from '../../internal/testing/walk-machine.ts';
import type { LoginEvent } from './login-actor.ts';
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

/** Events of the machine, and outcomes of its services. */
type Step =
  | LoginEvent
  | { type: 'service.prepared' }
  | { type: 'service.prepareFailed' }
  | { type: 'service.accepted' }
  | { type: 'service.rejected' }
  | { type: 'service.unreachable' }
  /** Another login has sent a code when the captcha is solved. */
  | { type: 'service.solvedLate' }
  | { type: 'clock.advanced'; ms: number };

const STEPS: Step[] = [
  { type: 'dialog.opened' },
  { type: 'dialog.closed' },
  { type: 'phone.changed', value: PHONE },
  { type: 'phone.changed', value: '1' },
  { type: 'code.changed', value: '123456' },
  { type: 'code.received', value: '123456' },
  { type: 'agreement.changed', agreed: true },
  { type: 'code.requested' },
  { type: 'login.submitted' },
  { type: 'login.stored' },
  { type: 'captcha.solved', result: captchaResult() },
  { type: 'captcha.closed' },
  { type: 'captcha.failed', reason: 'failed' },
  { type: 'captcha.failed', reason: 'not-initialised' },
  { type: 'clock.checked' },
  { type: 'service.prepared' },
  { type: 'service.prepareFailed' },
  { type: 'service.accepted' },
  { type: 'service.rejected' },
  { type: 'service.unreachable' },
  { type: 'service.solvedLate' },
  { type: 'clock.advanced', ms: 1_000 },
  { type: 'clock.advanced', ms: 60_000 },
];

/** Starts a login whose services answer when a step says so. */
function start(kind: LoginServices['captcha']['kind'], inspect: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const pending: Partial<Record<'answer' | 'preparation', PromiseWithResolvers<void>>> = {};
  const ask = (what: 'answer' | 'preparation') => {
    const deferred = Promise.withResolvers<void>();
    pending[what] = deferred;
    return deferred.promise;
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
    async run(step: Step) {
      switch (step.type) {
        case 'service.prepared':
          pending.preparation?.resolve();
          break;
        case 'service.prepareFailed':
          pending.preparation?.reject(captchaError('not-initialised'));
          break;
        case 'service.accepted':
          pending.answer?.resolve();
          break;
        case 'service.rejected':
          pending.answer?.reject(apiError('不行'));
          break;
        case 'service.unreachable':
          pending.answer?.reject(offline());
          break;
        case 'service.solvedLate':
          services.cooldown.write(PHONE, clock.now() + 60_000);
          actor.send({ type: 'captcha.solved', result: captchaResult() });
          break;
        case 'clock.advanced':
          clock.increment(step.ms);
          break;
        default:
          actor.send(step);
      }
      await settle();
    },
  };
}

describe('paths of the login machine', () => {
  it('reach every state and take every transition, with a slider and with a vendor', async () => {
    const { missedStates, missedTransitions } = await walkMachine(loginMachine, {
      setups: (['slider', 'overlay'] as const).map((kind) => (inspect) => start(kind, inspect)),
      steps: STEPS,
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
  });

  it('lead from a closed dialog to the captcha in three events', () => {
    const [path] = getShortestPaths(loginMachine, {
      input: { services: fakeServices() },
      events: STEPS.filter(
        (step): step is LoginEvent => !/^service\.|^clock\.advanced/.test(step.type),
      ),
      serializeState: ({ value, context }) => JSON.stringify([value, context.phone]),
      toState: (snapshot) => snapshot.matches({ open: { form: 'awaitingCaptcha' } }),
    });
    const events = path?.steps.map(({ event }) => event.type);
    expect(events).toEqual(['xstate.init', 'dialog.opened', 'phone.changed', 'code.requested']);
  });
});
