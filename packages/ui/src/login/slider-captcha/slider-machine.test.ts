import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { settle } from '../../internal/testing/settle.ts';
import type { SliderAnswer, SliderCaptchaProvider } from './challenge.ts';
import { isProof } from './proof.ts';
import { sliderMachine } from './slider-machine.ts';
import { challenge, sliderProvider } from './testing/fake-slider.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function open(parts: Partial<SliderCaptchaProvider> = {}) {
  const clock = new SimulatedClock();
  const actor = createActor(sliderMachine, {
    input: { provider: sliderProvider(parts), phone: '13800138000', now: () => clock.now() },
    clock,
  }).start();
  await settle();
  return {
    actor,
    clock,
    get state() {
      const { value } = actor.getSnapshot();
      return typeof value === 'string' ? value : Object.keys(value)[0];
    },
    get context() {
      return actor.getSnapshot().context;
    },
    async place(x: number) {
      actor.send({ type: 'piece.placed', x });
      await settle();
    },
    async refresh() {
      actor.send({ type: 'challenge.refreshed' });
      await settle();
    },
  };
}

describe('slider machine', () => {
  it('loads a challenge for the given phone number', async () => {
    const loaded: unknown[] = [];
    await open({
      load: async (input) => {
        loaded.push(input);
        return challenge();
      },
    });
    expect(loaded).toEqual([{ phone: '13800138000' }]);
  });

  it('keeps the server result of the right place', async () => {
    const slider = await open();
    await slider.place(302);
    expect([slider.state, slider.context.result?.lot_number]).toEqual(['solved', 'lot-1']);
  });

  it('loads a new challenge after the wrong place', async () => {
    let loads = 0;
    const slider = await open({ load: async () => challenge({ lot_number: `lot-${++loads}` }) });
    await slider.place(10);
    expect([slider.state, slider.context.trouble, slider.context.challenge?.lot_number]).toEqual([
      'posed',
      'wrong-place',
      'lot-2',
    ]);
  });

  it('answers once when the piece is dropped twice', async () => {
    const answers: SliderAnswer[] = [];
    const slider = await open({
      answer: (given) => {
        answers.push(given);
        return new Promise(() => {});
      },
    });
    await slider.place(1);
    await slider.place(2);
    expect(answers).toEqual([{ lot_number: 'lot-1', x: 1 }]);
  });

  it('loads again after a failed load', async () => {
    let loads = 0;
    const slider = await open({
      load: () =>
        ++loads === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(challenge()),
    });
    expect([slider.state, slider.context.trouble]).toEqual(['notLoaded', 'not-initialised']);
    await slider.refresh();
    expect([slider.state, slider.context.trouble]).toEqual(['posed', null]);
  });

  it.each(['failed', 'missing-result'] as const)(
    'reports an answer that failed with "%s" and loads again',
    async (reason) => {
      const error = Object.assign(new Error(reason), { name: 'CaptchaError', reason });
      const slider = await open({ answer: () => Promise.reject(error) });
      await slider.place(302);
      expect([slider.state, slider.context.trouble]).toEqual(['failed', reason]);
      await slider.refresh();
      expect([slider.state, slider.context.trouble]).toEqual(['posed', null]);
    },
  );

  it('expires when the challenge does', async () => {
    const slider = await open();
    slider.clock.increment(119_999);
    expect(slider.state).toBe('posed');
    slider.clock.increment(1);
    expect(slider.state).toBe('expired');
    await slider.refresh();
    expect(slider.state).toBe('posed');
  });

  it('does not expire when the clock is months behind the server', async () => {
    vi.useFakeTimers();
    const expires_at = new Date(Date.now() + 90 * 86_400_000).toISOString();
    const provider = sliderProvider({ load: async () => challenge({ expires_at }) });
    const actor = createActor(sliderMachine, { input: { provider, phone: '13800138000' } }).start();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(actor.getSnapshot().matches('posed')).toBe(true);
    actor.stop();
  });

  it('does not expire when the clock is ahead of the server', async () => {
    const slider = await open({
      load: async () => challenge({ expires_at: '1960-01-01T00:00:00Z' }),
    });
    slider.clock.increment(86_400_000);
    expect(slider.state).toBe('posed');
  });

  it('aborts its requests when it stops', async () => {
    const signals: AbortSignal[] = [];
    const slider = await open({
      answer: (_, signal) => {
        signals.push(signal);
        return new Promise(() => {});
      },
    });
    await slider.place(1);
    slider.actor.stop();
    expect(signals.map((signal) => signal.aborted)).toEqual([true]);
  });
});

describe('proof of work', () => {
  it('answers with the nonce that it found', async () => {
    const proof = { seed: 'seed', difficulty: 6 };
    const answered = Promise.withResolvers<SliderAnswer>();
    const slider = await open({
      load: async () => challenge({ proof }),
      answer: (given) => {
        answered.resolve(given);
        return new Promise(() => {});
      },
    });
    slider.actor.send({ type: 'proof.requested' });
    const given = await answered.promise;
    expect('nonce' in given && isProof(proof, given.nonce)).toBe(true);
  });

  it('has expired when the server refuses its nonce, and blames no place', async () => {
    const slider = await open({
      load: async () => challenge({ proof: { seed: 'seed', difficulty: 6 } }),
      answer: async () => null,
    });
    await slider.place(1);
    expect(slider.context.trouble).toBe('wrong-place');
    slider.actor.send({ type: 'proof.requested' });
    await waitFor(slider.actor, (snapshot) => snapshot.matches('expired'));
    expect(slider.context.trouble).toBeNull();
  });

  it('returns to the picture when it is cancelled', async () => {
    const slider = await open({
      load: async () => challenge({ proof: { seed: 'seed', difficulty: 60 } }),
    });
    slider.actor.send({ type: 'proof.requested' });
    expect(slider.state).toBe('proving');
    slider.actor.send({ type: 'proof.cancelled' });
    expect(slider.state).toBe('posed');
  });
});
