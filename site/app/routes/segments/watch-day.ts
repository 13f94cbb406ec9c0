/**
 * Tells the time, ms since epoch: at once, and as each day begins for the visitor. A page that is seen again asks too,
 * because no timer runs while a device sleeps.
 * @returns ends it
 */
export function watchDay(onDay: (now: number) => void): () => void {
  let ends = 0;
  let timer: ReturnType<typeof setTimeout>;
  const tell = () => {
    const now = Date.now();
    const midnight = new Date(now).setHours(24, 0, 0, 0);
    if (midnight !== ends) onDay(now);
    ends = midnight;
    clearTimeout(timer);
    timer = setTimeout(tell, midnight - now);
  };
  const onVisibility = () => {
    if (document.visibilityState === 'visible') tell();
  };
  document.addEventListener('visibilitychange', onVisibility);
  tell();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
