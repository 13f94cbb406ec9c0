/** Logs a failure that does not break the page (spec §8). `what` names the part that failed. */
export type LogFailure = (what: string, error: unknown) => void;

// biome-ignore lint/suspicious/noConsole: spec §8 requires a log; products may pass their own
export const logFailure: LogFailure = (what, error) => console.warn(`${what}:`, error);
