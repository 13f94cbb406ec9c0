import { AFTER_PAINT } from '../after-paint.ts';

declare global {
  interface Window {
    /** Resolves after the first paint; the script that starts the router awaits it. */
    painted: Promise<void>;
  }
}

/** Some browsers never report a first paint: then this long after the first frame counts, ms. */
const REPORTED_WITHIN_MS = 1000;

/**
 * The server's page is whole without code, so what draws it has the network and the processor first. A hidden tab,
 * which paints nothing, waits for nothing.
 */
window.painted = new Promise<void>((resolve) => {
  if (document.hidden) {
    resolve();
    return;
  }
  new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  requestAnimationFrame(() => setTimeout(resolve, REPORTED_WITHIN_MS));
}).then(() => {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${AFTER_PAINT}]`))
    link.rel = 'modulepreload';
});
