import { expect, it } from 'vitest';
import { createActor, fromCallback, type InspectionEvent, SimulatedClock } from 'xstate';
import { settle } from '../../internal/testing/settle.ts';
import { walkMachine } from '../../internal/testing/walk-machine.ts';
import type { CaptchaResult, SliderChallenge } from './challenge.ts';
import { type SliderEvent, sliderMachine } from './slider-machine.ts';
import { challenge } from './testing/fake-slider.ts';

/** What the world around it may do, beside the machine's own events. */
type Deed =
  | SliderEvent
  | { type: 'world.poses'; expires_at: string }
  | { type: 'world.agrees' }
  | { type: 'world.disagrees' }
  | { type: 'world.fails' }
  | { type: 'world.waits'; ms: number };

const DEEDS: Deed[] = [
  { type: 'piece.placed', x: 302 },
  { type: 'challenge.refreshed' },
  { type: 'proof.requested' },
  { type: 'proof.cancelled' },
  { type: 'proof.advanced', progress: 0.5 },
  { type: 'proof.found', nonce: '7' },
  { type: 'world.poses', expires_at: '1970-01-01T00:02:00Z' },
  // Outdated by this device's clock.
  { type: 'world.poses', expires_at: '1960-01-01T00:00:00Z' },
  { type: 'world.agrees' },
  { type: 'world.disagrees' },
  { type: 'world.fails' },
  { type: 'world.waits', ms: 120_000 },
];

/** The search for a proof ends by a deed. */
const machine = sliderMachine.provide({ actors: { prove: fromCallback(() => {}) } });

function begin(inspect: (event: InspectionEvent) => void) {
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
    async happens(deed: Deed) {
      switch (deed.type) {
        case 'world.poses':
          loading?.resolve(challenge({ expires_at: deed.expires_at }));
          break;
        case 'world.agrees':
          checking?.resolve({ lot_number: '', captcha_output: '', pass_token: '', gen_time: '' });
          break;
        case 'world.disagrees':
          checking?.resolve(null);
          break;
        case 'world.fails':
          loading?.reject(new Error('offline'));
          checking?.reject(new Error('offline'));
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

it('the paths of the slider reach every state and take every transition', async () => {
  const missed = await walkMachine(machine, {
    worlds: [begin],
    deeds: DEEDS,
    keyOf: ({ value, context: { trouble, progress } }) => [value, trouble, progress],
  });
  expect(missed).toEqual({ missedStates: [], missedTransitions: [] });
});
