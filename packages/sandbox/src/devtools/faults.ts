import * as v from 'valibot';

const MAX_FAULTS = 100;
const MAX_TIMES = 10_000;
const MAX_DELAY_MS = 60_000;

/** An ordered fault: the next `times` calls whose path starts with `path` answer so. */
export const faultSchema = v.object({
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(200)),
  /** HTTP status. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  error_code: v.optional(v.pipe(v.number(), v.integer())),
  delay_ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_DELAY_MS))),
  /** Text is sent as it is, anything else as JSON. */
  body: v.optional(v.unknown()),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_TIMES)), 1),
});
type Fault = v.InferOutput<typeof faultSchema>;

/** Whether the real answer follows its delay. */
export const onlyDelays = ({ status, error_code, body }: Fault): boolean =>
  status === undefined && error_code === undefined && body === undefined;

export interface Faults {
  add(fault: Fault): void;
  /** The oldest fault that fits this path; one of its times is used up. */
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
      // With a slash at its end or without, it is one address; Hono tells it without.
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
