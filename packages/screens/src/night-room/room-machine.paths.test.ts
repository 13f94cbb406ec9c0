import { expect, it } from 'vitest';
import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import { walkMachine } from '../../../ui/src/internal/testing/walk-machine.ts';
import { roomMachine } from './room-machine.ts';

const STEPS = ['begin', 'press', 'wait'] as const;
/** Longer than every delay, ms. */
const LONG_MS = 5000;

function begin(inspect: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const actor = createActor(roomMachine, { clock, inspect }).start();
  return {
    actor,
    async run(step: (typeof STEPS)[number]) {
      if (step === 'wait') clock.increment(LONG_MS);
      else actor.send({ type: step });
    },
  };
}

it('room machine reaches every state and takes every transition', async () => {
  const missed = await walkMachine(roomMachine, {
    setups: [begin],
    steps: STEPS,
    keyOf: ({ value, context }) => [value, Math.min(context.lit, 1)],
  });
  expect(missed).toEqual({ missedStates: [], missedTransitions: [] });
});
