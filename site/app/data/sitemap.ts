import {
  addressesFor,
  type Locale,
  languageTag,
  legalDocuments,
  locales,
  switchLocale,
} from '@companion/screens/paths';
import type { Client } from '@companion/sdk';
import { type GameDetail, PAGE_MAX_SIZE } from '@companion/sdk/contract';
import type { SitemapPage } from '@companion/server/sitemap';
import pLimit from 'p-limit';
import { unlessMissing } from './loader-context.ts';

/** Maximum of addresses in one file, by the protocol. */
const MAX_ENTRIES = 50_000;
const CONCURRENCY = 8;
/** Pages may be a day old, too (ms). */
const MAX_READ_AGE_MS = 24 * 60 * 60 * 1000;

/** `path` is the address in Chinese, of the desktop's page. */
type SitemapEntry = Pick<SitemapPage, 'changedAt'> & { path: string };

const addresses = addressesFor('desktop');
const fixedPages = [
  addresses.home,
  addresses.companions,
  addresses.library,
  addresses.search,
  addresses.activities,
  addresses.about,
  addresses.profile,
  ...legalDocuments.map((name) => `/${name}`),
  '/topup/agreement.html',
];

/** Details of a game, and when they were read, ms since epoch. */
export interface ReadGame {
  game: GameDetail;
  readAt: number;
}

/**
 * Every page of the site. The details of games that a failed try has read are in `read`, so that the next try gets further:
 * with hundreds of games all calls may take longer than one try. They count for a day. No purge reaches them.
 * @param forDetails reads the details of games, `client` all lists
 */
export async function allPages(
  client: Client,
  forDetails: Client,
  signal: AbortSignal,
  read: Map<string, ReadGame> = new Map(),
): Promise<SitemapEntry[]> {
  const [companions, games, quests] = await Promise.all([
    everyPage((page) => client.character.official({ page, page_size: PAGE_MAX_SIZE }, { signal })),
    everyPage((page) => client.visitor.game.list({ page, page_size: PAGE_MAX_SIZE }, { signal })),
    client.quest.info({}, { signal }),
  ]);
  const storytellers = new Set(quests.items.map(({ character_id }) => character_id));
  const found = await pLimit(CONCURRENCY).map(games, async ({ id }) => {
    const known = read.get(id);
    if (known && Date.now() - known.readAt < MAX_READ_AGE_MS) return known.game;
    const game = await unlessMissing(forDetails.visitor.game.detail({ id }, { signal }));
    if (game) read.set(id, { game, readAt: Date.now() });
    return game;
  });
  read.clear();
  const details = found.filter((game) => game !== null);
  const paths = [
    ...fixedPages,
    ...companions.flatMap(({ id }) => [
      addresses.companion(id),
      addresses.companionGames(id),
      addresses.chat(id),
      ...(storytellers.has(id) ? [addresses.story(id)] : []),
    ]),
    ...details.flatMap(({ id, entities }) => [
      addresses.game(id),
      addresses.entities(id),
      ...entities.map((entity) => addresses.entity(entity.id)),
    ]),
  ];
  const articles = details.flatMap((game) =>
    game.articles.map(({ id, updated_at }) => ({
      path: addresses.article(id),
      changedAt: updated_at,
    })),
  );
  return [...paths.map((path) => ({ path })), ...articles].slice(0, MAX_ENTRIES);
}

/** Reads until a page brings nothing new: a backend may ignore `page`. */
async function everyPage<Item extends { id: string }>(
  load: (page: number) => Promise<{ items: Item[]; total: number }>,
): Promise<Item[]> {
  const found = new Map<string, Item>();
  for (let page = 1; found.size < MAX_ENTRIES; page += 1) {
    const { items, total } = await load(page);
    const known = found.size;
    for (const item of items) found.set(item.id, item);
    if (found.size === known || found.size >= total) break;
  }
  return [...found.values()];
}

/** An entry in the sitemap of a language, with its translations. */
export function sitemapPage(
  origin: string,
  locale: Locale,
  { path, changedAt }: SitemapEntry,
): SitemapPage {
  const url = (of: Locale) => `${origin}${switchLocale(path, of)}`;
  const alternates = locales.map((of) => ({ hreflang: languageTag[of], url: url(of) }));
  return {
    url: url(locale),
    changedAt,
    alternates: [...alternates, { hreflang: 'x-default', url: url('zh') }],
  };
}
