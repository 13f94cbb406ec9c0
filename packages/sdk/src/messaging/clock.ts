/** Time and timers; tests replace them. */
export interface Clock {
  /** ms since epoch. */
  now(): number;
  /** Calls `act` once after `ms`. @returns how to cancel. */
  after(ms: number, act: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
