/**
 * Code that comes later (`import()`). Chromium remembers for as long as a document lives that a module
 * could not be fetched: without a network nothing is asked for, or only a reload would bring it back.
 */
const isOffline = (): boolean => navigator.onLine === false;

/**
 * The code of a part without which the page is whole: where it can't be had, it is waited for until
 * there is a network again, instead of being an error of the page.
 */
export async function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    // A failure that the page answers with a reload gives no module (reload-on-failure.ts).
    const module: Module | undefined = isOffline()
      ? undefined
      : await load().catch(() => undefined);
    if (module !== undefined) return module;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  }
}

/**
 * The code of an act that nobody waits for: without a network it fails at once.
 * @throws what `load` throws; {Error} without a network.
 */
export function loadOnline<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Module | undefined;
  return async () => {
    if (loaded === undefined && isOffline()) throw new Error('there is no network');
    loaded ??= await load();
    return loaded;
  };
}
