/** Time and timers, to be replaced in tests. */
export interface Clock {
  /** ms since epoch. */
  now(): number;
  /** Calls `act` once after `ms`. Returns a function that cancels it. */
  after(ms: number, act: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
