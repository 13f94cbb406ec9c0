export type { AppOptions, Backend } from './app.ts';
export { withoutIPv4Prefix } from './forwarded.ts';
export type { RenderedPage } from './page.ts';
export { type ServeOptions, StartError, serve } from './serve.ts';
export { type CacheDecision, SharedCache } from './shared-cache.ts';
