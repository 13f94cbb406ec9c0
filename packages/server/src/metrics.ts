import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** How a page was answered: rendered, from the cache, or from the cache while it is rendered again. */
export type CacheResult = 'miss' | 'hit' | 'stale';

/** What the server counts. Names and labels are in docs/operations.md; no label holds anything of a visitor. */
export interface Metrics {
  request(route: string, status: number, seconds: number): void;
  render(route: string, seconds: number): void;
  page(result: CacheResult): void;
  backendCall(path: string, outcome: 'ok' | 'failed', seconds: number): void;
  readonly contentType: string;
  /** In Prometheus' text format. */
  text(): Promise<string>;
}

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // Memory, CPU, event-loop delay, garbage collection, open handles.
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'companion_request_seconds',
    help: 'Time until an answer is ready',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const renders = new Histogram({
    name: 'companion_render_seconds',
    help: 'Time to render a page, calls to the backend included',
    labelNames: ['route'],
    buckets: SECONDS,
    registers,
  });
  const pages = new Counter({
    name: 'companion_pages_total',
    help: 'Pages by the answer of the cache',
    labelNames: ['cache'],
    registers,
  });
  const calls = new Histogram({
    name: 'companion_backend_call_seconds',
    help: 'Calls of the server to the backend',
    labelNames: ['path', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  return {
    request: (route, status, seconds) => requests.observe({ route, status }, seconds),
    render: (route, seconds) => renders.observe({ route }, seconds),
    page: (cache) => pages.inc({ cache }),
    backendCall: (path, outcome, seconds) => calls.observe({ path, outcome }, seconds),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
