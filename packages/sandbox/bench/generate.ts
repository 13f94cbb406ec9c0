import { rmSync } from 'node:fs';
import { createRandom, type Random } from '../src/captcha/random.ts';
import type { Article } from '../src/content/load.ts';
import { parseContent, readSources, sourcesHash } from '../src/content/load.ts';
import { type Language, type Localised, languages } from '../src/http/language.ts';
import { tokenHash } from '../src/secrets.ts';
import { type Database, openDatabase } from '../src/store/database.ts';
import {
  completeIndices,
  createArticleWriter,
  createDocumentWriter,
  storeContent,
} from '../src/store/seed-content.ts';
import { TEST_CONTENT } from '../src/testing/test-content.ts';

/** Sizes of the benchmarks. */
export const FULL_SIZE = { articles: 100_000, entities: 10_000, messages: 1_000_000 };

const USERS = 200;
const CONVERSATIONS_PER_USER = 2;
const SENTENCES_PER_ARTICLE = 5;
const BATCH = 2000;
const SYLLABLES =
  'ar bel cor dun el fen gar hol ith ker lum mor nar os pel quin ral sol tor vex'.split(' ');
/** Session token of user 0. */
export const BENCH_TOKEN = 'bench-token-0';

export interface Generated {
  /** Realistic queries in three languages: names, words of titles, parts of sentences. */
  queries: string[];
  characterId: string;
  seconds: number;
}

/** Creates a store with the test content and generated articles, entities and messages. */
export function generate(path: string, size: typeof FULL_SIZE): Generated {
  const started = performance.now();
  for (const suffix of ['', '-wal', '-shm', '.key']) rmSync(`${path}${suffix}`, { force: true });
  const database = openDatabase(path);
  database.exec('PRAGMA synchronous = OFF');
  const random = createRandom(7);
  const content = parseContent(readSources(TEST_CONTENT)).content;
  // With the hash of the test content: a sandbox with this content does not replace the store.
  storeContent(database, sourcesHash(readSources(TEST_CONTENT)), () => content);

  // Sentences of the real articles, for realistic word frequencies.
  const real = parseContent(readSources()).content.articles;
  const pool = sentencesOf(real.length > 0 ? real : content.articles);
  const games = content.games.map(({ id }) => id);
  const queries = writeArticles(database, size.articles, pool, games, random);
  writeEntities(database, size.entities, games, random);
  completeIndices(database);
  const characterId = content.companions[0]?.id ?? '';
  writeMessages(database, size.messages, characterId, pool.zh, random);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  return { queries, characterId, seconds: Math.round((performance.now() - started) / 1000) };
}

function sentencesOf(articles: readonly Article[]): Localised<string[]> {
  const of = (language: Language) =>
    articles.flatMap(({ prose }) =>
      prose[language].blocks
        .flatMap((block) => ('text' in block ? [block.text] : block.items))
        .flatMap((text) => text.split(/(?<=[。！？.!?])\s*/))
        .filter((sentence) => sentence.length > 6),
    );
  return { zh: of('zh'), en: of('en'), ja: of('ja') };
}

/** A name that few articles share. */
function nameIn(language: Language, random: Random): string {
  if (language === 'en') {
    const part = () => random.pick(SYLLABLES);
    const name = part() + part() + part();
    return name.charAt(0).toUpperCase() + name.slice(1);
  }
  const [low, high] = language === 'zh' ? [0x5000, 0x7fff] : [0x30a1, 0x30f4];
  const length = language === 'zh' ? 2 : 4;
  return Array.from({ length }, () => String.fromCharCode(random.integer(low, high))).join('');
}

function writeArticles(
  database: Database,
  count: number,
  pool: Localised<string[]>,
  games: readonly string[],
  random: Random,
): string[] {
  const write = createArticleWriter(database);
  const kinds = ['guide', 'mechanics', 'lore', 'build', 'boss', 'map', 'faq'] as const;
  const queries: string[] = [];
  const first =
    database.query<{ next: number }>('SELECT count(*) AS next FROM articles').get()?.next ?? 0;
  for (let start = first; start < count; start += BATCH) {
    database.transaction(() => {
      for (let number = start; number < Math.min(count, start + BATCH); number += 1) {
        const names = {
          zh: nameIn('zh', random),
          en: nameIn('en', random),
          ja: nameIn('ja', random),
        };
        const text = (language: Language) =>
          Array.from({ length: SENTENCES_PER_ARTICLE }, () => random.pick(pool[language])).join(
            language === 'en' ? ' ' : '',
          );
        const prose = (language: Language) => {
          const body = text(language);
          const name = names[language];
          return {
            title:
              language === 'en'
                ? `${name}, ${body.slice(0, 24).trim()}`
                : `${name}${body.slice(0, 8)}`,
            blocks: [{ type: 'paragraph' as const, text: `${name} ${body}` }],
          };
        };
        const item: Article = {
          id: `bulk-${number}`,
          game: random.pick(games),
          kind: random.pick(kinds),
          entities: [],
          question: {
            zh: `${names.zh}怎么办？`,
            en: `What about ${names.en}?`,
            ja: `${names.ja}は？`,
          },
          updated: random.integer(0, 400),
          prose: { zh: prose('zh'), en: prose('en'), ja: prose('ja') },
          plates: { zh: [], en: [], ja: [] },
        };
        write(number, item);
        if (number % Math.max(1, Math.floor(count / 700)) === 0) {
          const language = random.pick(languages);
          const body = item.prose[language].blocks[0];
          const sentence = body && 'text' in body ? body.text : '';
          const words = sentence.match(/[a-z]{4,}/gi) ?? [];
          const at = random.integer(0, Math.max(0, sentence.length - 8));
          queries.push(
            names[language],
            language === 'en'
              ? random.pick(words.length > 0 ? words : ['light'])
              : sentence.slice(at, at + random.integer(2, 4)),
          );
        }
      }
    });
  }
  return queries;
}

function writeEntities(
  database: Database,
  count: number,
  games: readonly string[],
  random: Random,
): void {
  const write = createDocumentWriter(database);
  const kinds = ['role', 'item', 'place', 'boss', 'skill', 'creature'] as const;
  database.transaction(() => {
    for (let index = 0; index < count; index += 1) {
      const name = { zh: nameIn('zh', random), en: nameIn('en', random), ja: nameIn('ja', random) };
      const kind = random.pick(kinds);
      const game = random.pick(games);
      const item = {
        id: `bulk-entity-${index}`,
        game,
        kind,
        name,
        summary: name,
        description: name,
        attributes: [],
        related: [],
      };
      write('entity', 1000 + index, item, { game, facet: kind });
    }
  });
}

function writeMessages(
  database: Database,
  count: number,
  characterId: string,
  sentences: readonly string[],
  random: Random,
): void {
  const now = Date.now();
  const insertUser = database.query<never, [string, string, number]>(
    `INSERT INTO users (id, phone, name, seed, hue, channel, created_at)
     VALUES (?, ?, '夜灯旅人', 'bench', 62, 'bench', ?)`,
  );
  const session = database.query<never, [Uint8Array, string, number, number]>(
    'INSERT INTO sessions (token_hash, user_id, created_at, seen_at) VALUES (?, ?, ?, ?)',
  );
  const message = database.query<never, [string, string, string, string, number]>(
    `INSERT INTO messages (user_id, character_id, author, text, citations, sent_at)
     VALUES (?, ?, ?, ?, '[]', ?)`,
  );
  database.transaction(() => {
    for (let index = 0; index < USERS; index += 1) {
      insertUser.run(`bench-${index}`, `199${String(index).padStart(8, '0')}`, now);
    }
    session.run(tokenHash(BENCH_TOKEN), 'bench-0', now, now);
  });
  for (let start = 0; start < count; start += 50_000) {
    database.transaction(() => {
      for (let index = start; index < Math.min(count, start + 50_000); index += 1) {
        // Every tenth message belongs to user 0, who has the longest conversation.
        const user = index % 10 === 0 ? 0 : random.integer(1, USERS - 1);
        const conversation =
          user === 0
            ? characterId
            : `${characterId}${random.integer(0, CONVERSATIONS_PER_USER - 1) || ''}`;
        const author = index % 2 === 0 ? 'user' : 'character';
        message.run(
          `bench-${user}`,
          conversation,
          author,
          random.pick(sentences),
          now - (count - index) * 1000,
        );
      }
    });
  }
}
