import { locales, parsePath } from '@companion/screens/paths';
import { sitemap, sitemapIndex } from '@companion/server/sitemap';
import { loadOnServer } from '../data/load-on-server.ts';
import { notFound, requiredOr404 } from '../data/loader-context.ts';
import { anonymousClient } from '../data/server-api.ts';
import { allPages, type ReadGame, sitemapPage } from '../data/sitemap.ts';
import { sitemapPath, sitemapPaths } from './table.ts';

/** A sitemap has this many times the limit of a page's calls: its calls are dozens, and no visitor waits. */
const LIMITS = 10;
/** Below the time that a proxy waits (deploy/nginx.conf), ms. */
const MAX_MS = 14_000;
/** Of tries that failed. The same in each language. */
const read = new Map<string, ReadGame>();

/** `/sitemap.xml` and one for each language. A 404 without a public origin, or with a final slash: a file has none. */
export const loader = loadOnServer(async (call, render) => {
  const origin = call.config.siteOrigin;
  if (origin === undefined || !sitemapPaths.includes(call.url.pathname)) throw notFound(call.url);
  const locale = locales.find((known) => sitemapPath(known) === call.url.pathname);
  const signal = AbortSignal.timeout(Math.min(LIMITS * render.apiTimeoutMs, MAX_MS));
  // Collects no keys: those of single games would make a header longer than proxies take.
  const page = { ...parsePath(call.url.pathname), traceparent: render.traceparent };
  const forDetails = anonymousClient(render, page);
  const pages = () => allPages(call.client, forDetails, signal, read);
  const xml = locale
    ? sitemap((await requiredOr404(call, pages())).map((page) => sitemapPage(origin, locale, page)))
    : sitemapIndex(locales.map((known) => `${origin}${sitemapPath(known)}`));
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      // An hour: each one reads every game.
      'Cache-Control': 'public, max-age=0, s-maxage=3600, no-transform',
    },
  });
});
