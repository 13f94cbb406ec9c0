/** Logs a failure that does not break the page (spec §8: logged and ignored). `what` names what failed. */
export type LogFailure = (what: string, error: unknown) => void;

// biome-ignore lint/suspicious/noConsole: spec §8 wants these logged, and a product may bring its own log
export const logFailure: LogFailure = (what, error) => console.warn(`${what}:`, error);
