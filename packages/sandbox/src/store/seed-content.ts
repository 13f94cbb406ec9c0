import type { Readings } from '../content/formats.ts';
import type { Article, SeedContent } from '../content/load.ts';
import { plainText } from '../content/markdown.ts';
import { type Language, type Localised, languages } from '../http/language.ts';
import { foldText, indexText } from '../search/fold.ts';
import { nameKey } from '../search/names.ts';
import { createReader, initialsOf, soundOf } from '../search/sounds.ts';
import type { Database } from './database.ts';

/** Of the code that makes the index from the content. Another version makes it anew. */
export const INDEX_VERSION = 4;

type DocumentKind = 'game' | 'entity' | 'companion' | 'quest' | 'activity';

/** The search index holds an id as one FTS5 token: letters and digits only. The stemmer changes no word that ends in 0. */
export function idToken(id: string): string {
  return `id${Buffer.from(id).toString('hex')}0`;
}

/** The rowid of an article in one language, in every table with one row per language. */
export function rowOf(number: number, language: Language): number {
  return number * languages.length + languages.indexOf(language);
}

/** The article number of a rowid. Inverse of `rowOf`. */
export function numberOf(row: number): number {
  return Math.floor(row / languages.length);
}

/** Stores one article with its search index and suggestions. */
export function createArticleWriter(database: Database, readings: Readings = {}) {
  const article = database.query<never, [number, string, string, string, number, string]>(
    'INSERT INTO articles (number, id, game, kind, updated, json) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const texts = database.query<never, [number, string, string, string, string, string]>(
    `INSERT INTO article_texts (number, title, text, folded_title, folded_question, folded_text)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const index = database.query<never, [number, string, string, string, string, string, string]>(
    `INSERT INTO article_index (rowid, title, question, body, game, kind, entities)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const titles = database.query<never, [number, string, string, string, string, string]>(
    `INSERT INTO title_index (rowid, title, question, game, kind, entities)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const sounds = database.query<never, [number, string]>(
    'INSERT INTO sound_index (rowid, sound) VALUES (?, ?)',
  );
  const suggest = createSuggestionWriter(database);
  const addWords = createVocabularyWriter(database);
  const read = createReader(readings);
  return (number: number, item: Article, gameName?: Localised) => {
    article.run(number, item.id, item.game, item.kind, item.updated, JSON.stringify(item));
    for (const language of languages) {
      const { title, blocks } = item.prose[language];
      const question = item.question[language];
      const text = plainText(blocks, language);
      const row = rowOf(number, language);
      texts.run(row, title, text, foldText(title), foldText(question), foldText(text));
      const words = [indexText(title), indexText(question)] as const;
      const facets = [
        idToken(item.game),
        idToken(item.kind),
        item.entities.map(idToken).join(' '),
      ] as const;
      // The game's name is indexed too, so that a search for a game finds all its articles.
      index.run(row, ...words, indexText(`${text}\n${gameName?.[language] ?? ''}`), ...facets);
      titles.run(row, ...words, ...facets);
      const sound = `${soundOf(title, language, read)} ${soundOf(question, language, read)}`;
      if (language !== 'en') sounds.run(row, sound);
      else addWords(`${title} ${question}`);
      suggest('article', item.id, item.game, language, title);
      suggest('question', item.id, item.game, language, question);
    }
  };
}

function createSuggestionWriter(database: Database) {
  const add = database.query<never, [string, string, string, string, string]>(
    'INSERT INTO suggestions (kind, id, game, language, text) VALUES (?, ?, ?, ?, ?)',
  );
  const index = database.query<never, [number, string, string, string]>(
    'INSERT INTO suggestion_index (rowid, zh, en, ja) VALUES (?, ?, ?, ?)',
  );
  return (kind: string, id: string, game: string, language: Language, text: string) => {
    const number = add.insert(kind, id, game, language, text);
    const words = indexText(text);
    const inColumn = (column: Language) => (column === language ? words : '');
    index.run(number, inColumn('zh'), inColumn('en'), inColumn('ja'));
  };
}

/** Counts the English words of titles, questions and names. */
function createVocabularyWriter(database: Database) {
  const add = database.query<never, [string]>(
    `INSERT INTO vocabulary (word, count) VALUES (?, 1)
     ON CONFLICT (word) DO UPDATE SET count = count + 1`,
  );
  return (text: string) => {
    for (const [word] of foldText(text).matchAll(/[a-z]{3,}/g)) add.run(word);
  };
}

/** Kinds of documents that are results of a search by their names. */
const named: readonly DocumentKind[] = ['game', 'entity', 'companion'];

export function createDocumentWriter(database: Database, readings: Readings = {}) {
  const addName = database.query<
    never,
    [string, string, string, string, string, string, string, string]
  >(
    `INSERT INTO names (kind, id, game, language, text, folded, sound, initials)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const addWords = createVocabularyWriter(database);
  const read = createReader(readings);
  const add = database.query<never, [string, string, number, string, string, string]>(
    'INSERT INTO documents (kind, id, position, game, facet, json) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const suggest = createSuggestionWriter(database);
  return (
    kind: DocumentKind,
    position: number,
    item: { id: string; name?: Localised },
    { game = '', facet = '' }: { game?: string; facet?: string } = {},
  ) => {
    add.run(kind, item.id, position, game, facet, JSON.stringify(item));
    if (!item.name) return;
    for (const language of languages) {
      const name = item.name[language];
      suggest(kind, item.id, game, language, name);
      if (!named.includes(kind)) continue;
      const initials = language === 'zh' ? initialsOf(foldText(name)) : '';
      const sound = soundOf(name, language, read);
      addName.run(kind, item.id, game, language, name, nameKey(name), sound, initials);
      if (language === 'en') addWords(name);
    }
  };
}

/**
 * Completes the indices: those of whole tables are built, and segments that many small writes leave
 * behind are merged, which makes searches faster.
 */
export function completeIndices(database: Database): void {
  for (const index of ['name_grams', 'word_grams'])
    database.exec(`INSERT INTO ${index} (${index}) VALUES ('rebuild')`);
  for (const index of ['article_index', 'title_index', 'suggestion_index', 'sound_index'])
    database.exec(`INSERT INTO ${index} (${index}) VALUES ('optimize')`);
}

/** Replaces the stored content, unless content with the same hash and index is stored already. */
export function storeContent(
  database: Database,
  contentHash: string,
  read: () => SeedContent,
): void {
  const hash = `${INDEX_VERSION} ${contentHash}`;
  const stored = database.query<{ hash: string }>('SELECT hash FROM content_state').get();
  if (stored?.hash === hash) return;
  const content = read();
  database.transaction(() => {
    for (const table of [
      'content_state',
      'documents',
      'articles',
      'article_texts',
      'article_index',
      'title_index',
      'suggestions',
      'suggestion_index',
      'names',
      'vocabulary',
      'sound_index',
    ]) {
      database.exec(`DELETE FROM ${table}`);
    }
    const document = createDocumentWriter(database, content.readings);
    for (const [position, game] of content.games.entries()) {
      document('game', position, game, { game: game.id, facet: game.genre });
    }
    for (const [position, entity] of content.entities.entries()) {
      document('entity', position, entity, { game: entity.game, facet: entity.kind });
    }
    for (const [position, companion] of content.companions.entries()) {
      document('companion', position, companion);
    }
    for (const [position, quest] of content.quests.entries()) {
      document('quest', position, quest, { game: quest.game ?? '', facet: quest.character });
    }
    for (const [position, activity] of content.activities.entries()) {
      document('activity', position, activity, { game: activity.game ?? '' });
    }

    // Newest first: the search index returns rows in this order.
    const article = createArticleWriter(database, content.readings);
    const newest = [...content.articles].sort(
      (a, b) => a.updated - b.updated || a.id.localeCompare(b.id),
    );
    const gameNames = new Map(content.games.map(({ id, name }) => [id, name]));
    for (const [number, item] of newest.entries()) {
      article(number, item, gameNames.get(item.game));
    }
    completeIndices(database);
    database.query<never, [string]>('INSERT INTO content_state (hash) VALUES (?)').run(hash);
  });
}
