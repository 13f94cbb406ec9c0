/** Logs a failure that does not break the page (spec §8). `what` names the part that failed. */
export type LogFailure = (what: string, error: unknown) => void;

// biome-ignore lint/suspicious/noConsole: spec §8 requires a log; products may pass their own
export const logFailure: LogFailure = (what, error) => console.warn(`${what}:`, error);

/** Logs the fields of an answer that were not as the contract says. The call goes on without them. */
export const logReplaced = (call: string, fields: string, log: LogFailure = logFailure): void =>
  log(call, `${fields}: replaced or left out`);
