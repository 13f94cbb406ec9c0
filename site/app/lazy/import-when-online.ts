/**
 * The code of an act that nobody waits for: without a network it fails at once, and is not even asked for,
 * because Chromium remembers for as long as a document lives that a module could not be fetched.
 * @throws what `load` throws; {Error} without a network.
 */
export function importWhenOnline<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Module | undefined;
  return async () => {
    if (loaded === undefined && !navigator.onLine) throw new Error('offline');
    loaded ??= await load();
    return loaded;
  };
}
