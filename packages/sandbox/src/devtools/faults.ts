import * as v from 'valibot';

const MAX_FAULTS = 100;
const MAX_TIMES = 10_000;
const MAX_DELAY_MS = 60_000;

/** An ordered fault for the next `times` calls whose path starts with `path`. */
export const faultSchema = v.object({
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(200)),
  /** HTTP status. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  error_code: v.optional(v.pipe(v.number(), v.integer())),
  delay_ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_DELAY_MS))),
  /** Strings are sent as HTML, other values as JSON. */
  body: v.optional(v.unknown()),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_TIMES)), 1),
});
type Fault = v.InferOutput<typeof faultSchema>;

/** Whether the real answer follows after the delay. */
export const onlyDelays = ({ status, error_code, body }: Fault): boolean =>
  status === undefined && error_code === undefined && body === undefined;

export interface Faults {
  add(fault: Fault): void;
  /** The oldest fault for this path. Uses up one of its `times`. */
  take(path: string): Fault | undefined;
  list(): Fault[];
  clear(): void;
}

export function createFaults(): Faults {
  let faults: Fault[] = [];
  return {
    add(fault) {
      faults = [...faults, { ...fault }].slice(-MAX_FAULTS);
    },
    take(path) {
      // Hono removes the final slash, but `path` may have one.
      const address = `${path}/`;
      const fault = faults.find((candidate) => address.startsWith(candidate.path));
      if (fault) {
        fault.times -= 1;
        faults = faults.filter(({ times }) => times > 0);
      }
      return fault;
    },
    list: () => faults,
    clear: () => {
      faults = [];
    },
  };
}
