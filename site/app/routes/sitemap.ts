import { locales } from '@companion/screens/paths';
import { sitemap, sitemapIndex } from '@companion/server/sitemap';
import { loadOnServer } from '../data/load-on-server.ts';
import { notFound, requiredOr404 } from '../data/loader-context.ts';
import { allPages, type ReadGame, sitemapPage } from '../data/sitemap.ts';
import { sitemapPath } from './table.ts';

/** A sitemap has this many times the limit of a page's calls: its calls are dozens, and no visitor waits. */
const LIMITS = 10;
/** Below the time that a proxy waits (deploy/nginx.conf), ms. */
const MAX_MS = 14_000;
/** Of tries that failed. The same in each language. */
const read = new Map<string, ReadGame>();

/** `/sitemap.xml` and one for each language. A 404 without a public origin. */
export const loader = loadOnServer(async (call, { apiTimeoutMs, keys }) => {
  const origin = call.config.siteOrigin;
  if (origin === undefined) throw notFound(call.url);
  const locale = locales.find((known) => sitemapPath(known) === call.url.pathname);
  const signal = AbortSignal.timeout(Math.min(LIMITS * apiTimeoutMs, MAX_MS));
  const pages = () => allPages(call.client, signal, read);
  const xml = locale
    ? sitemap((await requiredOr404(call, pages())).map((page) => sitemapPage(origin, locale, page)))
    : sitemapIndex(locales.map((known) => `${origin}${sitemapPath(known)}`));
  // Keys of single games would make a header longer than proxies take.
  for (const key of keys) if (key.includes('/')) keys.delete(key);
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      // An hour: each one reads every game.
      'Cache-Control': 'public, max-age=0, s-maxage=3600, no-transform',
    },
  });
});
