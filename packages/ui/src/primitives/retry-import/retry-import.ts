/** Delay before the first retry, ms. Doubles with each retry. */
const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;

/**
 * Imports a module on demand, for `lazy`. Retries until it succeeds, with growing delays and when the network returns:
 * a rejected import would be an error of the whole page. Does not call `load` while offline, because Chromium caches a
 * failed import until the page is reloaded (whatwg/html#10327). A server tries once.
 */
export async function retryImport<Module>(load: () => Promise<Module>): Promise<Module> {
  if (typeof document === 'undefined') return load();
  let attempt = load;
  for (let delay = FIRST_DELAY_MS; ; delay = Math.min(delay * 2, MAX_DELAY_MS)) {
    if (navigator.onLine) {
      // `undefined` if a listener of Vite's `preloadError` event prevented the error.
      const module: Module | undefined = await attempt().catch(() => undefined);
      if (module !== undefined) return module;
      attempt = () => loadQuietly(load);
    }
    await delayOrOnline(delay);
  }
}

/** Hides failures of retries from other listeners: only the first failure may reload the page. */
function loadQuietly<Module>(load: () => Promise<Module>): Promise<Module> {
  const ignore = (event: Event) => event.stopImmediatePropagation();
  addEventListener('vite:preloadError', ignore, true);
  return load().finally(() => removeEventListener('vite:preloadError', ignore, true));
}

const delayOrOnline = (ms: number) =>
  new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      removeEventListener('online', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    addEventListener('online', finish);
  });
