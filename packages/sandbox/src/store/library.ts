import { LRUCache } from 'lru-cache';
import type { ActivityFile, CompanionFile, GameFile, QuestFile } from '../content/formats.ts';
import type { Article, Entity } from '../content/load.ts';
import { languages } from '../http/language.ts';
import type { Database } from './database.ts';
import { idToken } from './seed-content.ts';

export interface Page {
  page: number;
  page_size: number;
}

export interface Paged<T> extends Page {
  items: T[];
  total: number;
}

/** Reads the content from the store. Items keep the order of their files. */
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
  activity(id: string): ActivityFile | undefined;
  activities(): ActivityFile[];
  article(id: string): Article | undefined;
  /** The newest of a game. */
  articles(game: string, limit: number): Article[];
  /** The newest about any of these entities. */
  articlesAbout(entities: readonly string[], limit: number): Article[];
}

/** Lists of articles kept in memory, and lists of entities. */
const MAX_LISTS = 32;

interface JsonRow {
  json: string;
}

export function createLibrary(database: Database): Library {
  const one = database.query<JsonRow, [string, string]>(
    'SELECT json FROM documents WHERE kind = ? AND id = ?',
  );
  const many = database.query<JsonRow, [string]>(
    'SELECT json FROM documents WHERE kind = ? ORDER BY position',
  );
  const entityWhere = "kind = 'entity' AND (?1 = '' OR game = ?1) AND (?2 = '' OR facet = ?2)";
  const entities = database.query<JsonRow, [string, string, number, number]>(
    `SELECT json FROM documents WHERE ${entityWhere} ORDER BY position LIMIT ?3 OFFSET ?4`,
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
  const articlesAbout = database.query<JsonRow, [string, number]>(
    `SELECT json FROM articles WHERE number IN
       (SELECT rowid / ${languages.length} FROM title_index WHERE title_index MATCH ?)
     ORDER BY number LIMIT ?`,
  );

  const parse = <T>(row: JsonRow | undefined) => row && (JSON.parse(row.json) as T);
  const list = <T>(rows: JsonRow[]) => rows.map((row) => JSON.parse(row.json) as T);

  const articleLists = new LRUCache<string, Article[]>({ max: MAX_LISTS });
  const entityPages = new LRUCache<string, Paged<Entity>>({ max: MAX_LISTS });

  /** Reads a whole kind once: there are few, and content does not change while the sandbox runs. */
  function readOnce<T extends { id: string }>(kind: string) {
    let loaded: { all: T[]; byId: Map<string, T> } | undefined;
    return () => {
      if (!loaded) {
        const all = list<T>(many.all(kind));
        loaded = { all, byId: new Map(all.map((item) => [item.id, item])) };
      }
      return loaded;
    };
  }
  const games = readOnce<GameFile>('game');
  const companions = readOnce<CompanionFile>('companion');
  const quests = readOnce<QuestFile>('quest');
  const activities = readOnce<ActivityFile>('activity');

  return {
    game: (id) => games().byId.get(id),
    games: () => games().all,
    entity: (id) => parse(one.get('entity', id)),
    entities({ game = '', kind = '' }, { page, page_size }) {
      const key = JSON.stringify([game, kind, page, page_size]);
      const found = entityPages.get(key) ?? {
        items: list<Entity>(entities.all(game, kind, page_size, (page - 1) * page_size)),
        total: entityTotal.get(game, kind)?.total ?? 0,
        page,
        page_size,
      };
      entityPages.set(key, found);
      return found;
    },
    entityCounts: (game) => entityCounts.all(game),
    companion: (id) => companions().byId.get(id),
    companions: () => companions().all,
    quest: (id) => quests().byId.get(id),
    quests: (character) =>
      quests().all.filter((quest) => character === undefined || quest.character === character),
    activity: (id) => activities().byId.get(id),
    activities: () => activities().all,
    article: (id) => parse(article.get(id)),
    articles(game, limit) {
      const key = `${limit} ${game}`;
      const found = articleLists.get(key) ?? list<Article>(articles.all(game, limit));
      articleLists.set(key, found);
      return found;
    },
    articlesAbout(ids, limit) {
      if (ids.length === 0) return [];
      const tokens = ids.map(idToken).join(' OR ');
      return list(articlesAbout.all(`{entities} : (${tokens})`, limit));
    },
  };
}

/** One page of a complete list. */
export function paginate<T>(items: readonly T[], { page, page_size }: Page): Paged<T> {
  const start = (page - 1) * page_size;
  return { items: items.slice(start, start + page_size), total: items.length, page, page_size };
}
