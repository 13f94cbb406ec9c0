/** At a time: as many as a slow phone draws within 50 ms. */
const AT_ONCE = 12;

/**
 * Draws what `content-visibility: auto` leaves for later as soon as the browser has nothing else to do, so
 * that a picture of the whole page has no hole. A browser that does not tell when that is draws them as
 * they come near. Gives back what ends it.
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
