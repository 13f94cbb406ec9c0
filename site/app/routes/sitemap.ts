import type { LoaderFunctionArgs } from 'react-router';
import { loaderContext, notFound, requiredOr404 } from '../data/loader-context.ts';
import { appContext } from '../data/request-handler.ts';
import { allPages, sitemap, sitemapIndex, sitemapPath } from '../data/sitemap.ts';
import { locales } from './paths.ts';

/** Time limit of all calls of a sitemap together, ms. They are dozens, and no visitor waits. */
const TIMEOUT_MS = 20_000;

/** `/sitemap.xml` and one for each language. A 404 without a public origin. */
export async function loader(args: LoaderFunctionArgs) {
  const call = loaderContext(args);
  const { siteOrigin } = args.context.get(appContext).config;
  if (siteOrigin === undefined) throw notFound(call.url);
  const { pathname } = call.url;
  const locale = locales.find((one) => sitemapPath(one) === pathname);
  const everything = () => allPages(call.client, AbortSignal.timeout(TIMEOUT_MS));
  const xml = locale
    ? sitemap(siteOrigin, locale, await requiredOr404(call, everything()))
    : sitemapIndex(siteOrigin);
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
