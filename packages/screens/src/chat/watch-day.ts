/**
 * Calls back with the time (ms since epoch) at once and at each local midnight. Also checks when the page becomes
 * visible, because timers stop while a device sleeps.
 * @returns stops it
 */
export function watchDay(onDay: (now: number) => void): () => void {
  let ends = 0;
  let timer: ReturnType<typeof setTimeout>;
  const check = () => {
    const now = Date.now();
    const midnight = new Date(now).setHours(24, 0, 0, 0);
    if (midnight !== ends) onDay(now);
    ends = midnight;
    clearTimeout(timer);
    timer = setTimeout(check, midnight - now);
  };
  const onVisibility = () => {
    if (document.visibilityState === 'visible') check();
  };
  document.addEventListener('visibilitychange', onVisibility);
  check();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
