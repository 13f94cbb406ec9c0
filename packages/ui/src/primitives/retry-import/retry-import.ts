import { hasNetwork } from './has-network.ts';
import { addLateImport, removeLateImport } from './late-imports.ts';

/** Delay before the first retry, ms. Doubles with each retry. */
const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;
/** Code that has not come this long after the first attempt is one of the `lateImports`, ms. */
const LATE_MS = 5_000;

/**
 * Imports a module on demand, for `lazy`. Retries until it succeeds: with growing delays, at the next press of the
 * visitor, and when the network returns. A rejected import would be an error of the whole page. Does not call `load`
 * while the page's server cannot be reached, because Chromium caches a failed import until the page is reloaded
 * (whatwg/html#10327). A server tries once.
 */
export async function retryImport<Module>(load: () => Promise<Module>): Promise<Module> {
  if (typeof document === 'undefined') return load();
  let late: ReturnType<typeof setTimeout> | undefined;
  let attempt = load;
  for (let delay = FIRST_DELAY_MS; ; delay = Math.min(delay * 2, MAX_DELAY_MS)) {
    if (await hasNetwork()) {
      late ??= setTimeout(addLateImport, LATE_MS, load);
      // `undefined` if a listener of Vite's `preloadError` event prevented the error.
      const module: Module | undefined = await attempt().catch(() => undefined);
      if (module !== undefined) {
        clearTimeout(late);
        removeLateImport(load);
        return module;
      }
      attempt = () => loadQuietly(load);
    }
    await delayOrChance(delay);
  }
}

/** Hides failures of retries from other listeners: only the first failure may reload the page. */
function loadQuietly<Module>(load: () => Promise<Module>): Promise<Module> {
  const ignore = (event: Event) => event.stopImmediatePropagation();
  addEventListener('vite:preloadError', ignore, true);
  return load().finally(() => removeEventListener('vite:preloadError', ignore, true));
}

/** A press may be on what the code is missing for. */
const chances = ['online', 'click'];

const delayOrChance = (ms: number) =>
  new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      for (const chance of chances) removeEventListener(chance, finish, true);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    for (const chance of chances) addEventListener(chance, finish, true);
  });
