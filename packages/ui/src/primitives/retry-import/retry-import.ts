/** How long after a failure it is asked for again, ms; twice as long each time. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Code that comes later, for `lazy`. Where it can't be had the page stays whole and goes without it: React
 * would take the failure for an error of the page. It is asked for again after longer and longer pauses, and
 * as soon as there is a network again. Chromium remembers a module that failed for as long as the document
 * lives (until it follows whatwg/html#10327), so none is asked for without a network. A server has the code on
 * its disk: there it is asked for once.
 */
export async function retryImport<Module>(load: () => Promise<Module>): Promise<Module> {
  if (typeof document === 'undefined') return load();
  let ask = load;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    if (navigator.onLine) {
      // Who answers Vite's `preloadError` with a reload makes of the failure no module.
      const module: Module | undefined = await ask().catch(() => undefined);
      if (module !== undefined) return module;
      ask = () => quietly(load);
    }
    await pauseOrNetwork(pause);
  }
}

/** Failures of retries are not announced: only the first failure may reload the page. */
function quietly<Module>(load: () => Promise<Module>): Promise<Module> {
  const ignore = (event: Event) => event.stopImmediatePropagation();
  addEventListener('vite:preloadError', ignore, true);
  return load().finally(() => removeEventListener('vite:preloadError', ignore, true));
}

const pauseOrNetwork = (ms: number) =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, ms);
    addEventListener('online', goOn);
  });
