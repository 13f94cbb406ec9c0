/** Animation as functions of time (ms). */

type Ease = (share: number) => number;

const clamp = (share: number) => Math.min(1, Math.max(0, share));
export const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** Smooth start and stop, for the camera. */
const gently: Ease = (share) => share ** 3 * (share * (6 * share - 15) + 10);
/** The theme's easing: fast start, slow end. */
export const outwards: Ease = (share) => 1 - (1 - share) ** 3;
export const inwards: Ease = (share) => share ** 3;

/** 0 before `from`, 1 after `to`. */
export const during = (t: number, from: number, to: number, ease: Ease = gently) =>
  ease(clamp((t - from) / (to - from)));

/** Interpolates between keyframes, with a smooth stop at each. */
export function along(t: number, keys: readonly (readonly [at: number, value: number])[]): number {
  let [, value] = keys[0] ?? [0, 0];
  for (const [index, [at, next]] of keys.entries()) {
    const [before, last] = keys[index - 1] ?? [at - 1, next];
    if (t >= before) value = mix(last, next, during(t, before, at));
  }
  return value;
}

/** The value of the last keyframe reached. */
export function step<Value>(
  t: number,
  keys: readonly (readonly [at: number, value: Value])[],
): Value {
  const [[, first]] = keys as [readonly [number, Value]];
  return keys.reduce((value, [at, next]) => (t >= at ? next : value), first);
}

/** From 0 to 1 with an overshoot. */
export function spring(t: number, from: number, tempo = 1): number {
  const seconds = Math.max(0, (t - from) / 1000) * tempo;
  return 1 - Math.exp(-8.5 * seconds) * Math.cos(12 * seconds);
}

export interface Leap {
  /** Height above the ground, px. */
  lift: number;
  /** Relative change of height; negative: squeezed. */
  stretch: number;
}

const CROUCH_MS = 150;

/** Jumps, each with a crouch before it and a bounce after the landing. */
export function leaps(
  t: number,
  all: readonly (readonly [at: number, height: number, ms?: number])[],
): Leap {
  const leap = { lift: 0, stretch: 0 };
  for (const [at, height, ms = 460] of all) {
    const force = Math.min(1, 0.45 + height / 90);
    const flown = (t - at) / ms;
    if (flown < 0) leap.stretch -= 0.17 * force * during(t, at - CROUCH_MS, at, outwards);
    else if (flown <= 1) {
      leap.lift += 4 * height * flown * (1 - flown);
      leap.stretch +=
        0.13 * force * Math.abs(1 - 2 * flown) - (flown < 0.12 ? 0.3 * force * (0.12 - flown) : 0);
    } else {
      const seconds = (t - at - ms) / 1000;
      leap.stretch -= 0.2 * force * Math.exp(-9 * seconds) * Math.cos(17 * seconds);
    }
  }
  return leap;
}

/** Seeded pseudo-random numbers from 0 to 1. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
