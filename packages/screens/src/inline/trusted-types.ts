interface PolicyRules {
  createScriptURL(url: string): string | null;
}

declare global {
  interface Window {
    /** TypeScript's DOM types lack it. */
    trustedTypes?: { createPolicy(name: string, rules: PolicyRules): unknown };
  }
}

/**
 * Creates the default Trusted Types policy. The page writes neither HTML nor scripts as texts, so it refuses all of them.
 * The one address of a script is that of the worker for offline reading (site/worker).
 */
export function allowServiceWorker(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url === '/service-worker.js' ? url : null),
  });
}
