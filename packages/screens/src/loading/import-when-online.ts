/**
 * Imports a module on demand. Offline it rejects without calling `load`, because Chromium keeps a failed import until
 * the page is reloaded.
 * @throws what `load` throws; an error when offline
 */
export function importWhenOnline<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Module | undefined;
  return async () => {
    if (loaded === undefined && !navigator.onLine) throw new Error('offline');
    loaded ??= await load();
    return loaded;
  };
}
