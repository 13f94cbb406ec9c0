/** One JSON line per event. Never put a code, a token or a whole phone number into a field. */
export type Log = (event: string, fields?: Record<string, string | number | boolean>) => void;

export function createLog(print: (line: string) => void, now: () => number): Log {
  return (event, fields = {}) =>
    print(JSON.stringify({ time: new Date(now()).toISOString(), event, ...fields }));
}
