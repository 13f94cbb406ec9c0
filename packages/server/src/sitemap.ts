/** A page in a sitemap. Addresses are absolute and percent-encoded. */
export interface SitemapPage {
  url: string;
  /** ISO 8601. */
  changedAt?: string | undefined;
  /** The page in each language, by `hreflang`. */
  alternates: readonly { hreflang: string; url: string }[];
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** An index of sitemaps by their absolute addresses (sitemaps.org). */
export const sitemapIndex = (urls: readonly string[]): string =>
  `${declaration}<sitemapindex xmlns="${namespace}">${urls
    .map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`)
    .join('')}</sitemapindex>`;

/** A sitemap (sitemaps.org). It may have at most 50,000 pages. */
export const sitemap = (pages: readonly SitemapPage[]): string =>
  `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${pages
    .map(toXml)
    .join('\n')}</urlset>`;

const toXml = ({ url, changedAt, alternates }: SitemapPage) =>
  [
    '<url>',
    `<loc>${escapeXml(url)}</loc>`,
    changedAt === undefined ? '' : `<lastmod>${escapeXml(changedAt.slice(0, 10))}</lastmod>`,
    ...alternates.map(
      (other) =>
        `<xhtml:link rel="alternate" hreflang="${other.hreflang}" href="${escapeXml(other.url)}"/>`,
    ),
    '</url>',
  ].join('');
