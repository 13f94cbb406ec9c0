/**
 * The code of a part without which the page is whole: where it can't be had, it is waited for until
 * there is a network again, instead of being an error of the page.
 */
export async function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    // A failure that the page answers with a reload gives no module (shell/new-build.tsx).
    const module: Module | undefined = await load().catch(() => undefined);
    if (module !== undefined) return module;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  }
}
