import type { LoaderFunctionArgs } from 'react-router';
import { loaderContext, notFound, requiredOr404 } from '../data/loader-context.ts';
import { appContext } from '../data/request-handler.ts';
import { allPages, sitemap, sitemapIndex, sitemapPath } from '../data/sitemap.ts';
import { locales } from './paths.ts';

/** A sitemap has this many times the limit of a page's calls: its calls are dozens, and no visitor waits. */
const LIMITS = 10;

/** `/sitemap.xml` and one for each language. A 404 without a public origin. */
export async function loader(args: LoaderFunctionArgs) {
  const call = loaderContext(args);
  const { config, apiTimeoutMs } = args.context.get(appContext);
  const { siteOrigin } = config;
  if (siteOrigin === undefined) throw notFound(call.url);
  const { pathname } = call.url;
  const locale = locales.find((one) => sitemapPath(one) === pathname);
  const everything = () => allPages(call.client, AbortSignal.timeout(LIMITS * apiTimeoutMs));
  const xml = locale
    ? sitemap(siteOrigin, locale, await requiredOr404(call, everything()))
    : sitemapIndex(siteOrigin);
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
