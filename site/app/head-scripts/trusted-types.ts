interface PolicyRules {
  createHTML(html: string): string | null;
  createScript(script: string): string | null;
  createScriptURL(url: string): null;
}

declare global {
  interface Window {
    /** Of browsers that have Trusted Types; TypeScript's DOM does not have them yet. */
    trustedTypes?: { createPolicy(name: string, rules: PolicyRules): unknown };
  }
}

/**
 * The default Trusted Types policy. It allows only what React writes when it redraws a document that was changed on
 * its way: an empty script element, or the one space that the patched router leaves in its own.
 */
window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === ' ' || html === '<script></script>' ? html : null),
  createScript: (script) => (script === ' ' ? script : null),
  createScriptURL: () => null,
});

export {};
