/** One structured line per act. Values are for eyes other than the visitor's: no code, no token, no whole phone number. */
export type Log = (event: string, fields?: Record<string, string | number | boolean>) => void;

export function createLog(print: (line: string) => void, now: () => number): Log {
  return (event, fields = {}) =>
    print(JSON.stringify({ time: new Date(now()).toISOString(), event, ...fields }));
}
