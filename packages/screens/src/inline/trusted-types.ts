interface PolicyRules {
  createHTML(html: string): string | null;
  createScript(script: string): string | null;
  createScriptURL(url: string): string | null;
}

declare global {
  interface Window {
    /** TypeScript's DOM types lack it. */
    trustedTypes?: { createPolicy(name: string, rules: PolicyRules): unknown };
  }
}

/**
 * Creates the default Trusted Types policy. React draws the whole document anew when something changed it on its way:
 * that needs the texts of the scripts which the server sent, and no others. The one address of a script is that of the
 * worker for offline reading (site/worker).
 */
export function allowServerScripts(): void {
  // What React writes to create a script element.
  const allowed = new Set(['<script></script>', ' ']);
  const allow = (text: string) => (allowed.has(text) ? text : null);
  window.trustedTypes?.createPolicy('default', {
    createHTML: allow,
    createScript: allow,
    createScriptURL: (url) => (url === '/service-worker.js' ? url : null),
  });
  addEventListener('DOMContentLoaded', () => {
    for (const { text } of document.scripts) allowed.add(text);
  });
}
