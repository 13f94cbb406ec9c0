/** Time-out of a vendor's script, ms. */
export const SCRIPT_TIMEOUT_MS = 15_000;

/** Loads and runs a script. Each call runs it again, because some vendors' scripts cache a failure. */
export type LoadScript = (src: string) => Promise<void>;

/**
 * Adds a script to the page.
 * @throws {Error} when it could not be loaded within 15 s; the element is removed then.
 */
export const loadScript: LoadScript = (src) =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`script could not be loaded: ${new URL(src).host}`));
    };
    const timer = setTimeout(fail, SCRIPT_TIMEOUT_MS);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = fail;
    script.src = src;
    document.head.append(script);
  });
