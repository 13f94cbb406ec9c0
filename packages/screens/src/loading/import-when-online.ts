import { hasNetwork } from '@companion/ui/retry-import';

/**
 * Imports a module on demand. Without a network it rejects without calling `load`, because Chromium keeps a failed import
 * until the page is reloaded.
 * @throws what `load` throws; an error without a network
 */
export function importWhenOnline<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Module | undefined;
  return async () => {
    if (loaded === undefined && !(await hasNetwork())) throw new Error('offline');
    loaded ??= await load();
    return loaded;
  };
}
