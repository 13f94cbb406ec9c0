/** Time as messaging needs it; whoever tests brings his own. */
export interface Clock {
  /** ms since epoch. */
  now(): number;
  /** Acts once after `ms`, unless what this returns is called before. */
  after(ms: number, act: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
