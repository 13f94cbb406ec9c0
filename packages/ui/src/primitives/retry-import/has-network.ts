/** A server that does not answer for this long is no network, ms. */
const PATIENCE_MS = 5_000;

/**
 * Whether requests have a chance. `navigator.onLine` is only a hint: it is `false` on a machine without Wi-Fi whose server
 * is on the same machine. So when it is `false`, the page's own server is asked; a page of an app needs none.
 */
export const hasNetwork = async (): Promise<boolean> =>
  navigator.onLine ||
  !location.protocol.startsWith('http') ||
  fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    () => true,
    () => false,
  );
