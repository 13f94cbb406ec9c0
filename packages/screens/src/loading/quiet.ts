/** How long after its load a page counts as calm, ms. */
export const CALM_MS = 1500;

const loaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else window.addEventListener('load', resolve, { once: true });
  });

/** Resolves when the page has loaded and the browser has nothing to do. */
export async function quiet(): Promise<void> {
  await loaded();
  await new Promise((resolve) => setTimeout(resolve, CALM_MS));
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: CALM_MS }));
}
