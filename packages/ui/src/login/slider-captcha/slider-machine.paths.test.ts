import { expect, it } from 'vitest';
import { createActor, fromCallback, type InspectionEvent, SimulatedClock } from 'xstate';
import { settle } from '../../internal/testing/settle.ts';
import { walkMachine } from '../../internal/testing/walk-machine.ts';
import type { CaptchaResult, SliderChallenge } from './challenge.ts';
import { type SliderEvent, sliderMachine } from './slider-machine.ts';
import { challenge } from './testing/fake-slider.ts';

/** Events of the machine, and outcomes of its services. */
type Step =
  | SliderEvent
  | { type: 'service.loaded'; expires_at: string }
  | { type: 'service.accepted' }
  | { type: 'service.rejected' }
  | { type: 'service.unreachable' }
  | { type: 'clock.advanced'; ms: number };

const STEPS: Step[] = [
  { type: 'piece.placed', x: 302 },
  { type: 'challenge.refreshed' },
  { type: 'proof.requested' },
  { type: 'proof.cancelled' },
  { type: 'proof.advanced', progress: 0.5 },
  { type: 'proof.found', nonce: '7' },
  { type: 'service.loaded', expires_at: '1970-01-01T00:02:00Z' },
  // Already expired.
  { type: 'service.loaded', expires_at: '1960-01-01T00:00:00Z' },
  { type: 'service.accepted' },
  { type: 'service.rejected' },
  { type: 'service.unreachable' },
  { type: 'clock.advanced', ms: 120_000 },
];

/** The proof of work ends by a step, not by itself. */
const machine = sliderMachine.provide({ actors: { prove: fromCallback(() => {}) } });

function start(inspect: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  let loading: PromiseWithResolvers<SliderChallenge> | undefined;
  let checking: PromiseWithResolvers<CaptchaResult | null> | undefined;
  const provider = {
    kind: 'slider' as const,
    load: () => {
      loading = Promise.withResolvers();
      return loading.promise;
    },
    answer: () => {
      checking = Promise.withResolvers();
      return checking.promise;
    },
  };
  const input = { provider, phone: '13800138000', now: () => clock.now() };
  const actor = createActor(machine, { input, clock, inspect }).start();
  return {
    actor,
    async run(step: Step) {
      switch (step.type) {
        case 'service.loaded':
          loading?.resolve(challenge({ expires_at: step.expires_at }));
          break;
        case 'service.accepted':
          checking?.resolve({ lot_number: '', captcha_output: '', pass_token: '', gen_time: '' });
          break;
        case 'service.rejected':
          checking?.resolve(null);
          break;
        case 'service.unreachable':
          loading?.reject(new Error('offline'));
          checking?.reject(new Error('offline'));
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

it('slider machine reaches every state and takes every transition', async () => {
  const missed = await walkMachine(machine, {
    setups: [start],
    steps: STEPS,
    keyOf: ({ value, context: { trouble, progress } }) => [value, trouble, progress],
  });
  expect(missed).toEqual({ missedStates: [], missedTransitions: [] });
});
