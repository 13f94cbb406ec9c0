import { createCache } from '../cache.ts';
import type { ActivityFile, CompanionFile, GameFile, QuestFile } from '../content/formats.ts';
import type { Article, Entity } from '../content/load.ts';
import type { Database } from './database.ts';

export interface Page {
  page: number;
  page_size: number;
}

export interface Paged<T> extends Page {
  items: T[];
  total: number;
}

/** Reads the world back. Items keep the order of their files. */
export interface Library {
  game(id: string): GameFile | undefined;
  games(): GameFile[];
  entity(id: string): Entity | undefined;
  entities(filter: { game?: string; kind?: string }, page: Page): Paged<Entity>;
  entityCounts(game: string): { kind: string; count: number }[];
  companion(id: string): CompanionFile | undefined;
  companions(): CompanionFile[];
  quest(id: string): QuestFile | undefined;
  quests(character?: string): QuestFile[];
  activities(): ActivityFile[];
  article(id: string): Article | undefined;
  articles(game: string, limit: number): Article[];
}

/** How many article lists, and how many entity lists, are kept in memory. */
const MAX_LISTS = 32;

interface JsonRow {
  json: string;
}

export function createLibrary(database: Database): Library {
  const one = database.query<JsonRow, [string, string]>(
    'SELECT json FROM documents WHERE kind = ? AND id = ?',
  );
  const many = database.query<JsonRow, [string]>(
    'SELECT json FROM documents WHERE kind = ? ORDER BY place',
  );
  const entityWhere = "kind = 'entity' AND (?1 = '' OR game = ?1) AND (?2 = '' OR facet = ?2)";
  const entities = database.query<JsonRow, [string, string, number, number]>(
    `SELECT json FROM documents WHERE ${entityWhere} ORDER BY place LIMIT ?3 OFFSET ?4`,
  );
  const entityTotal = database.query<{ total: number }, [string, string]>(
    `SELECT count(*) AS total FROM documents WHERE ${entityWhere}`,
  );
  const entityCounts = database.query<{ kind: string; count: number }, [string]>(
    `SELECT facet AS kind, count(*) AS count FROM documents
     WHERE kind = 'entity' AND game = ? GROUP BY facet ORDER BY count DESC, facet`,
  );
  const article = database.query<JsonRow, [string]>('SELECT json FROM articles WHERE id = ?');
  const articles = database.query<JsonRow, [string, number]>(
    'SELECT json FROM articles WHERE game = ? ORDER BY number LIMIT ?',
  );

  const parse = <T>(row: JsonRow | undefined) => row && (JSON.parse(row.json) as T);
  const list = <T>(rows: JsonRow[]) => rows.map((row) => JSON.parse(row.json) as T);

  const articlesOfGames = createCache<Article[]>(MAX_LISTS);
  const entityPages = createCache<Paged<Entity>>(MAX_LISTS);

  /** All of a kind of which there are few; content does not change while the sandbox runs. */
  function few<T extends { id: string }>(kind: string) {
    let known: { all: T[]; byId: Map<string, T> } | undefined;
    return () => {
      if (!known) {
        const all = list<T>(many.all(kind));
        known = { all, byId: new Map(all.map((item) => [item.id, item])) };
      }
      return known;
    };
  }
  const games = few<GameFile>('game');
  const companions = few<CompanionFile>('companion');
  const quests = few<QuestFile>('quest');
  const activities = few<ActivityFile>('activity');

  return {
    game: (id) => games().byId.get(id),
    games: () => games().all,
    entity: (id) => parse(one.get('entity', id)),
    entities({ game = '', kind = '' }, { page, page_size }) {
      return entityPages(JSON.stringify([game, kind, page, page_size]), () => ({
        items: list(entities.all(game, kind, page_size, (page - 1) * page_size)),
        total: entityTotal.get(game, kind)?.total ?? 0,
        page,
        page_size,
      }));
    },
    entityCounts: (game) => entityCounts.all(game),
    companion: (id) => companions().byId.get(id),
    companions: () => companions().all,
    quest: (id) => quests().byId.get(id),
    quests: (character) =>
      quests().all.filter((quest) => character === undefined || quest.character === character),
    activities: () => activities().all,
    article: (id) => parse(article.get(id)),
    articles: (game, limit) =>
      articlesOfGames(`${limit} ${game}`, () => list(articles.all(game, limit))),
  };
}

/** One page of a list that is at hand as a whole. */
export function paged<T>(items: readonly T[], { page, page_size }: Page): Paged<T> {
  const start = (page - 1) * page_size;
  return { items: items.slice(start, start + page_size), total: items.length, page, page_size };
}
