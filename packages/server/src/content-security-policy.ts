import { createHash } from 'node:crypto';

/** Sources by directive: `{ 'connect-src': ['https://api.example'] }`. */
export type PolicySources = Readonly<Record<string, readonly string[]>>;

const ownSources: PolicySources = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
};

/** The policy of answers that are not pages, in case a browser shows one as a page. */
export const NO_SOURCES = "default-src 'none'; frame-ancestors 'none'";

/**
 * The policy of one page: our own origin, the hashes of its inline scripts, and `sources`. A nonce would not protect:
 * all visitors get the same page, so it would never change.
 */
export function contentSecurityPolicy(html: Uint8Array, sources: PolicySources): string {
  const hashes: PolicySources = { 'script-src': inlineScriptHashes(html) };
  const directives = new Set([ownSources, sources].flatMap(Object.keys));
  return [...directives]
    .map((directive) => {
      const all = [ownSources, hashes, sources].flatMap((one) => one[directive] ?? []);
      return `${directive} ${all.join(' ')}`;
    })
    .join('; ');
}

function inlineScriptHashes(html: Uint8Array): string[] {
  // Latin-1 has one character per byte: tags are ASCII, and the hash is that of the script's bytes.
  const characters = Buffer.from(html.buffer, html.byteOffset, html.length).toString('latin1');
  const scripts = characters.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  const hashes = new Set<string>();
  for (const [, code = ''] of scripts)
    hashes.add(`'sha256-${createHash('sha256').update(code, 'latin1').digest('base64')}'`);
  return [...hashes];
}
