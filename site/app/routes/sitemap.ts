import type { LoaderFunctionArgs } from 'react-router';
import { publicConfig } from '../load-context.ts';
import { needed, notFound, pageCall } from '../page-call.ts';
import { locales } from '../paths.ts';
import { allPages, sitemap, sitemapIndex, sitemapPath } from '../sitemap.ts';

/** `/sitemap.xml` and one for each language. There is none where nothing is to be indexed. */
export async function loader(args: LoaderFunctionArgs) {
  const call = pageCall(args);
  const { siteOrigin } = args.context.get(publicConfig);
  if (siteOrigin === undefined) throw notFound(call.url);
  const { pathname } = call.url;
  const locale = locales.find((one) => sitemapPath(one) === pathname);
  const xml = locale
    ? sitemap(siteOrigin, locale, await needed(call, allPages(call.client, call.signal)))
    : sitemapIndex(siteOrigin);
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
