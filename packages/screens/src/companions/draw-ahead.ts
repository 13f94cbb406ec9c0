/** Elements drawn in one idle period: a slow phone needs about 50 ms. */
const AT_ONCE = 12;

/**
 * Draws elements with `content-visibility: auto` in idle time, so that a screenshot of the whole page is complete.
 * Does nothing without `requestIdleCallback`.
 * @returns stops it
 */
export function drawAhead(places: Iterable<HTMLElement>): () => void {
  if (typeof requestIdleCallback !== 'function') return () => {};
  const waiting = [...places];
  const draw = () => {
    for (const place of waiting.splice(0, AT_ONCE)) place.style.contentVisibility = 'visible';
    if (waiting.length > 0) idle = requestIdleCallback(draw);
  };
  let idle = requestIdleCallback(draw);
  return () => cancelIdleCallback(idle);
}
