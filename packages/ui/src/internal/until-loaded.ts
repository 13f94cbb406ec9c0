/**
 * Code that comes later, for `lazy`. Where it can't be had the page stays whole and goes without it until
 * there is a network again: React would take the failure for an error of the host's page. Chromium
 * remembers modules that failed for as long as the document lives, so none is asked for offline.
 */
export async function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    // A host that answers Vite's `preloadError` with a reload makes of the failure no module.
    const module: Module | undefined =
      navigator.onLine === false ? undefined : await load().catch(() => undefined);
    if (module !== undefined) return module;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  }
}
