/** Drawn at a time: what a slow phone manages in 50 ms. */
const AT_ONCE = 12;

/**
 * Draws in idle time what `content-visibility: auto` leaves for later, so that a screenshot of the whole page
 * has no holes. Without `requestIdleCallback` they are drawn as they come near. Returns a function that stops it.
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
