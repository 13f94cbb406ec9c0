export type { AppOptions, Backend } from './app.ts';
export { type ContentChanges, createContentChanges } from './content-changes.ts';
export type { LinkPicture } from './link-pictures.ts';
export { createMetrics, type Metrics } from './metrics.ts';
export type { RenderedPage } from './page.ts';
export { type ServeOptions, serve } from './serve.ts';
export { type CacheDecision, SharedCache } from './shared-cache.ts';
export { StartError } from './start-error.ts';
export { noTracer, openTracer, type Tracer } from './tracer.ts';
