interface PolicyRules {
  createHTML(html: string): string | null;
  createScript(script: string): string | null;
  createScriptURL(url: string): null;
}

declare global {
  interface Window {
    /** TypeScript's DOM types lack it. */
    trustedTypes?: { createPolicy(name: string, rules: PolicyRules): unknown };
  }
}

/** What React writes to create a script element. */
const written = new Set(['<script></script>', ' ']);

const allow = (text: string) => (written.has(text) ? text : null);

/**
 * The default Trusted Types policy. React draws the whole document anew when something changed it on its way: that
 * needs the texts of the scripts which the server sent, and no others.
 */
window.trustedTypes?.createPolicy('default', {
  createHTML: allow,
  createScript: allow,
  createScriptURL: () => null,
});
addEventListener('DOMContentLoaded', () => {
  for (const { text } of document.scripts) written.add(text);
});

export {};
