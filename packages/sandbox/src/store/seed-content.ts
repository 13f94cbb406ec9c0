import type { Article, SeedContent } from '../content/load.ts';
import { plainText } from '../content/markdown.ts';
import { type Language, type Localised, languages } from '../http/language.ts';
import { foldText, indexText } from '../search/fold.ts';
import type { Database } from './database.ts';

type DocumentKind = 'game' | 'entity' | 'companion' | 'quest' | 'activity';

/** An FTS5 token that stands for an id: letters and digits only. */
export function idToken(id: string): string {
  return `id${id.replace(/[^a-zA-Z0-9]/g, '').toLowerCase()}`;
}

/** The row of an article in one language, in every table that has one for each. */
export function rowOf(number: number, language: Language): number {
  return number * languages.length + languages.indexOf(language);
}

/** The number of the article that a row belongs to. */
export function numberOf(row: number): number {
  return Math.floor(row / languages.length);
}

/** Adds one article and everything by which it is found. Used by the content and by the benchmarks' generator. */
export function createArticleWriter(database: Database) {
  const article = database.query<never, [number, string, string, string, number, string]>(
    'INSERT INTO articles (number, id, game, kind, updated, json) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const texts = database.query<never, [number, string, string, string, string, string]>(
    `INSERT INTO article_texts (number, title, text, folded_title, folded_question, folded_text)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const index = database.query<never, [number, string, string, string, string, string]>(
    'INSERT INTO article_index (rowid, title, question, body, game, kind) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const titles = database.query<never, [number, string, string, string, string]>(
    'INSERT INTO title_index (rowid, title, question, game, kind) VALUES (?, ?, ?, ?, ?)',
  );
  const propose = createProposalWriter(database);
  return (number: number, item: Article, gameName?: Localised) => {
    article.run(number, item.id, item.game, item.kind, item.updated, JSON.stringify(item));
    for (const language of languages) {
      const { title, blocks } = item.prose[language];
      const question = item.question[language];
      const text = plainText(blocks, language);
      const row = rowOf(number, language);
      texts.run(row, title, text, foldText(title), foldText(question), foldText(text));
      const words = [indexText(title), indexText(question)] as const;
      const facets = [idToken(item.game), idToken(item.kind)] as const;
      // A search for a game finds what is written about it, also where it is not named.
      index.run(row, ...words, indexText(`${text}\n${gameName?.[language] ?? ''}`), ...facets);
      titles.run(row, ...words, ...facets);
      propose('article', item.id, item.game, language, title);
      propose('question', item.id, item.game, language, question);
    }
  };
}

function createProposalWriter(database: Database) {
  const add = database.query<never, [string, string, string, string, string]>(
    'INSERT INTO proposals (kind, id, game, language, text) VALUES (?, ?, ?, ?, ?)',
  );
  const index = database.query<never, [number, string, string, string]>(
    'INSERT INTO proposal_index (rowid, zh, en, ja) VALUES (?, ?, ?, ?)',
  );
  return (kind: string, id: string, game: string, language: Language, text: string) => {
    const number = add.insert(kind, id, game, language, text);
    const words = indexText(text);
    const inColumn = (column: Language) => (column === language ? words : '');
    index.run(number, inColumn('zh'), inColumn('en'), inColumn('ja'));
  };
}

export function createDocumentWriter(database: Database) {
  const add = database.query<never, [string, string, number, string, string, string]>(
    'INSERT INTO documents (kind, id, place, game, facet, json) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const propose = createProposalWriter(database);
  return (
    kind: DocumentKind,
    place: number,
    item: { id: string; name?: Localised },
    { game = '', facet = '' }: { game?: string; facet?: string } = {},
  ) => {
    add.run(kind, item.id, place, game, facet, JSON.stringify(item));
    if (!item.name) return;
    for (const language of languages) propose(kind, item.id, game, language, item.name[language]);
  };
}

/** Merges what many small writes left of the indices: each search then reads one list instead of many. */
export function mergeIndices(database: Database): void {
  for (const index of ['article_index', 'title_index', 'proposal_index'])
    database.exec(`INSERT INTO ${index} (${index}) VALUES ('optimize')`);
}

/** Puts the world into the store, unless the same world is there already. */
export function storeContent(database: Database, hash: string, read: () => SeedContent): void {
  const stored = database.query<{ hash: string }>('SELECT hash FROM content_state').get();
  if (stored?.hash === hash) return;
  const world = read();
  database.transaction(() => {
    for (const table of [
      'content_state',
      'documents',
      'articles',
      'article_texts',
      'article_index',
      'title_index',
      'proposals',
      'proposal_index',
    ]) {
      database.exec(`DELETE FROM ${table}`);
    }
    const document = createDocumentWriter(database);
    for (const [place, game] of world.games.entries()) {
      document('game', place, game, { game: game.id, facet: game.genre });
    }
    for (const [place, entity] of world.entities.entries()) {
      document('entity', place, entity, { game: entity.game, facet: entity.kind });
    }
    for (const [place, companion] of world.companions.entries()) {
      document('companion', place, companion);
    }
    for (const [place, quest] of world.quests.entries()) {
      document('quest', place, quest, { game: quest.game ?? '', facet: quest.character });
    }
    for (const [place, activity] of world.activities.entries()) {
      document('activity', place, activity, { game: activity.game ?? '' });
    }

    // Newest first: the index yields candidates in this order.
    const article = createArticleWriter(database);
    const newest = [...world.articles].sort(
      (a, b) => a.updated - b.updated || a.id.localeCompare(b.id),
    );
    const gameNames = new Map(world.games.map(({ id, name }) => [id, name]));
    for (const [number, item] of newest.entries()) {
      article(number, item, gameNames.get(item.game));
    }
    mergeIndices(database);
    database.query<never, [string]>('INSERT INTO content_state (hash) VALUES (?)').run(hash);
  });
}
