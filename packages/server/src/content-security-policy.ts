import { createHash } from 'node:crypto';
import type { RenderedPage } from './page.ts';

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
 * The policy of one page: our own origin, the `hashes` of its inline scripts, and `sources`. A nonce would not protect:
 * all visitors get the same page, so it would never change.
 */
export function contentSecurityPolicy(hashes: readonly string[], sources: PolicySources): string {
  const scripts: PolicySources = { 'script-src': hashes };
  const directives = new Set([ownSources, sources].flatMap(Object.keys));
  return [...directives]
    .map((directive) => {
      const all = [ownSources, scripts, sources].flatMap((one) => one[directive] ?? []);
      return `${directive} ${all.join(' ')}`;
    })
    .join('; ');
}

/**
 * The page without the nonce of its render, and the hashes of the inline scripts that have it. The site gives it to each
 * script that it writes itself; a script that came in with a text of the backend can't know it, and has no hash.
 */
export function withoutNonce({ body, nonce }: Pick<RenderedPage, 'body' | 'nonce'>) {
  if (nonce === undefined) return { body, hashes: [] };
  // Latin-1 has one character per byte: tags are ASCII, and the hash is that of the script's bytes.
  const characters = Buffer.from(body.buffer, body.byteOffset, body.length).toString('latin1');
  const mark = ` nonce="${nonce}"`;
  const own = new RegExp(`<script(?![^>]*\\ssrc=)[^>]*${mark}[^>]*>([\\s\\S]*?)</script>`, 'gi');
  const hashes = new Set<string>();
  for (const [, code = ''] of characters.matchAll(own))
    hashes.add(`'sha256-${createHash('sha256').update(code, 'latin1').digest('base64')}'`);
  return {
    body: new Uint8Array(Buffer.from(characters.replaceAll(mark, ''), 'latin1')),
    hashes: [...hashes],
  };
}
