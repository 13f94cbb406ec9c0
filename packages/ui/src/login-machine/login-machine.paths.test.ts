import { describe, expect, it } from 'vitest';
import { type AnyStateNode, createActor, SimulatedClock } from 'xstate';
import { getShortestPaths, getStateNodes } from 'xstate/graph';
import type { LoginEvent } from './login-flow.ts';
import { loginMachine } from './login-machine.ts';
import type { LoginServices } from './services.ts';
import {
  apiError,
  captchaError,
  captchaResult,
  type Deferred,
  deferred,
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

/** A login in a world that answers when it is told to. */
function begin(
  kind: LoginServices['captcha']['kind'],
  watch?: (transitions: readonly unknown[]) => void,
) {
  const clock = new SimulatedClock();
  const asked: Partial<Record<'answer' | 'preparation', Deferred<void>>> = {};
  const ask = (what: 'answer' | 'preparation') => {
    const question = deferred<void>();
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
  const actor = createActor(loginMachine, {
    input: { services },
    clock,
    inspect: (event) => {
      if (event.type === '@xstate.microstep') watch?.(event._transitions);
    },
  }).start();
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
      for (let turn = 0; turn < 8; turn++) await Promise.resolve();
    },
  };
}

/** Breadth first through everything that can happen, each state of the flow entered from every side once. */
async function walk(kind: LoginServices['captcha']['kind']) {
  const taken = new Set<unknown>();
  const reached = new Set<string>();
  const keyOf = ({ actor }: ReturnType<typeof begin>) => {
    const { value, context } = actor.getSnapshot();
    const { phone, code, agreed, secondsLeft } = context;
    return JSON.stringify([value, phone, code, agreed, secondsLeft > 1 ? 2 : secondsLeft]);
  };
  const replay = async (path: readonly Deed[]) => {
    const world = begin(kind, (transitions) => {
      for (const transition of transitions) taken.add(transition);
    });
    for (const deed of path) await world.happens(deed);
    for (const node of world.actor.getSnapshot()._nodes) reached.add(node.id);
    return world;
  };
  const seen = new Set<string>();
  let edge: Deed[][] = [[]];
  while (edge.length > 0) {
    const next: Deed[][] = [];
    for (const path of edge) {
      const world = await replay(path);
      const key = keyOf(world);
      world.actor.stop();
      if (seen.has(key)) continue;
      seen.add(key);
      next.push(...DEEDS.map((deed) => [...path, deed]));
    }
    edge = next;
  }
  return { taken, reached };
}

const nodes = getStateNodes(loginMachine) as AnyStateNode[];
const transitionsOf = (node: AnyStateNode) =>
  [...node.transitions.values(), node.always ?? []].flat();

describe('the paths of the login', () => {
  it('reach every state and take every transition, with a slider or with a vendor', async () => {
    const slider = await walk('slider');
    const overlay = await walk('overlay');
    const taken = new Set([...slider.taken, ...overlay.taken]);
    const reached = new Set([...slider.reached, ...overlay.reached]);
    const missedStates = nodes.map((node) => node.id).filter((id) => !reached.has(id));
    const missedTransitions = nodes.flatMap((node) =>
      transitionsOf(node)
        .filter((transition) => !taken.has(transition))
        .map((transition) => `${node.id}: ${transition.eventType}`),
    );
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
