import { expect, it } from 'vitest';
import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import { settle } from '../../../ui/src/internal/testing/settle.ts';
import { walkMachine } from '../../../ui/src/internal/testing/walk-machine.ts';
import { nextCodeAt, type RemovalEvent, removalMachine } from './removal-machine.ts';

/** Events of the machine, and outcomes of its calls. */
type Step =
  | RemovalEvent
  | { type: 'service.accepted' }
  | { type: 'service.rejected' }
  | { type: 'service.unreachable' }
  | { type: 'clock.advanced'; ms: number };

const STEPS: Step[] = [
  { type: 'code.requested' },
  { type: 'code.changed', value: '1234' },
  { type: 'code.changed', value: '123456' },
  { type: 'code.submitted' },
  { type: 'confirmed' },
  { type: 'clock.checked' },
  { type: 'service.accepted' },
  { type: 'service.rejected' },
  { type: 'service.unreachable' },
  { type: 'clock.advanced', ms: 60_000 },
];

const begin = (sentAt: number | null) => (inspect: (event: InspectionEvent) => void) => {
  let now = 0;
  let asked: PromiseWithResolvers<{ ticket: string }> | undefined;
  const ask = () => {
    asked = Promise.withResolvers();
    return asked.promise;
  };
  const services = {
    now: () => now,
    sendCode: async () => void (await ask()),
    verify: ask,
    remove: async () => void (await ask()),
    sentAt: { read: () => sentAt, write: () => {} },
  };
  const clock = new SimulatedClock();
  const actor = createActor(removalMachine, { input: { services }, inspect, clock }).start();
  return {
    actor,
    async run(step: Step) {
      switch (step.type) {
        case 'service.accepted':
          asked?.resolve({ ticket: 'ticket' });
          break;
        case 'service.rejected':
          asked?.reject(
            Object.assign(new Error('不行'), { name: 'ApiError', retryAfterSeconds: 42 }),
          );
          break;
        case 'service.unreachable':
          asked?.reject(new TypeError('Failed to fetch'));
          break;
        case 'clock.advanced':
          now += step.ms;
          break;
        default:
          // `removed` is final: XState warns about later events.
          if (actor.getSnapshot().status === 'active') actor.send(step);
      }
      await settle();
    },
  };
};

it('removal machine reaches every state and takes every transition', async () => {
  const missed = await walkMachine(removalMachine, {
    setups: [begin(null), begin(0)],
    steps: STEPS,
    keyOf: ({ value, context }) => [value, context.code, nextCodeAt(context) === null],
  });
  // `starting` is left at once, so it is never observed.
  expect(missed).toEqual({ missedStates: ['removal.starting'], missedTransitions: [] });
});
