/** A slower answer is logged, ms. */
const SLOW_MS = 1_000;

export interface AnsweredRequest {
  method: string;
  /** Name of the route, never the path: a path may hold what a visitor typed. */
  route: string;
  status: number;
  durationMs: number;
  /** Of the render that made the answer. */
  requestId: string | undefined;
}

/** One JSON line for a request that failed or was slow; `undefined` for any other. */
export function logLineOf(request: AnsweredRequest): string | undefined {
  const { method, route, status, durationMs, requestId } = request;
  const event =
    status >= 500 ? 'request_failed' : durationMs >= SLOW_MS ? 'request_slow' : undefined;
  if (event === undefined) return undefined;
  const time = new Date().toISOString();
  const ms = Math.round(durationMs);
  return JSON.stringify({ time, event, request_id: requestId, method, route, status, ms });
}
