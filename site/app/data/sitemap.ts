import type { Client } from '@companion/sdk';
import { type Locale, languageTag, locales, switchLocale } from '../routes/paths.ts';
import { legalDocuments } from '../routes/table.ts';

/** Maximum of addresses in one file, by the protocol. */
const LONGEST = 50_000;
/** The largest page of a list (docs/contract.md). */
const PAGE_SIZE = 100;
/** Number of simultaneous requests. */
const BATCH_SIZE = 8;

export interface SitemapEntry {
  /** Address in Chinese, of the desktop's page. */
  path: string;
  /** ISO 8601. */
  changedAt?: string | undefined;
}

const standing = [
  '/',
  '/game-partner',
  '/game-library',
  '/activity',
  '/about-us',
  ...legalDocuments.map((name) => `/${name}`),
  '/topup/agreement.html',
];

/** Every page that search engines may list: fixed pages, companions, games, articles and entities. */
export async function allPages(client: Client, signal: AbortSignal): Promise<SitemapEntry[]> {
  const [companions, games, quests] = await Promise.all([
    everyPage((page) => client.character.official({ page, page_size: PAGE_SIZE }, signal)),
    everyPage((page) => client.visitor.game.list({ page, page_size: PAGE_SIZE }, signal)),
    client.quest.info({}, signal),
  ]);
  const storytellers = new Set(quests.items.map(({ character_id }) => character_id));
  const gamePages = await inBatches(games, async ({ id }): Promise<SitemapEntry[]> => {
    const { articles, entities } = await client.visitor.game.detail({ id }, signal);
    return [
      { path: `/game-library/${id}` },
      { path: `/game-library/game-role-${id}` },
      ...articles.map((article) => ({
        path: `/game-library/${article.id}`,
        changedAt: article.updated_at,
      })),
      ...entities.map((entity) => ({ path: `/game-library/role-Info-${entity.id}` })),
    ];
  });
  const entries: SitemapEntry[] = [
    ...standing.map((path) => ({ path })),
    ...companions.flatMap(({ id }) => [
      { path: `/game-partner/detail-${id}` },
      { path: `/game-partner/game-list-${id}` },
      { path: `/game-partner/chat-${id}` },
      ...(storytellers.has(id) ? [{ path: `/game-partner/story-${id}` }] : []),
    ]),
    ...gamePages.flat(),
  ];
  return entries.slice(0, LONGEST);
}

/** Maps the items, `BATCH_SIZE` at a time. */
async function inBatches<Item, Answer>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < items.length; start += BATCH_SIZE)
    answers.push(...(await Promise.all(items.slice(start, start + BATCH_SIZE).map(ask))));
  return answers;
}

async function everyPage<Item>(
  ask: (page: number) => Promise<{ items: Item[]; total: number }>,
): Promise<Item[]> {
  const found: Item[] = [];
  for (let page = 1; found.length < LONGEST; page += 1) {
    const { items, total } = await ask(page);
    found.push(...items);
    if (items.length === 0 || found.length >= total) break;
  }
  return found;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** `/sitemap.xml`: one file for each language. */
export const sitemapIndex = (origin: string): string =>
  `${declaration}<sitemapindex xmlns="${namespace}">${locales
    .map(
      (locale) => `<sitemap><loc>${escapeXml(`${origin}${sitemapPath(locale)}`)}</loc></sitemap>`,
    )
    .join('')}</sitemapindex>`;

export const sitemapPath = (locale: Locale): string => `/sitemap-${locale}.xml`;

/** The pages of one language, each with its translations. */
export function sitemap(origin: string, locale: Locale, entries: readonly SitemapEntry[]): string {
  const address = (path: string, of: Locale) => {
    const encoded = path.split('/').map(encodeURIComponent).join('/');
    return escapeXml(`${origin}${switchLocale(encoded, of)}`);
  };
  const url = ({ path, changedAt }: SitemapEntry) =>
    [
      '<url>',
      `<loc>${address(path, locale)}</loc>`,
      changedAt === undefined ? '' : `<lastmod>${escapeXml(changedAt.slice(0, 10))}</lastmod>`,
      ...locales.map(
        (other) =>
          `<xhtml:link rel="alternate" hreflang="${languageTag[other]}" href="${address(path, other)}"/>`,
      ),
      `<xhtml:link rel="alternate" hreflang="x-default" href="${address(path, 'zh')}"/>`,
      '</url>',
    ].join('');
  return `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.map(url).join('\n')}</urlset>`;
}
