import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { parseContent, readSources } from '../content/load.ts';
import { languages } from '../http/language.ts';
import { TEST_CONTENT } from '../testing/test-content.ts';
import { openDatabase } from './database.ts';
import { INDEX_VERSION, idToken, storeContent } from './seed-content.ts';

/** The test content, with a name that folding changes. */
function readContent() {
  const { content } = parseContent(readSources(TEST_CONTENT));
  const name = { zh: '吞燈２號', en: 'The “Crème” & Café', ja: 'ｶﾞﾗｽのランフ\u309aと夜蛾' };
  const [game, ...games] = content.games;
  return { ...content, games: [{ ...game!, name }, ...games], readings: { 夜蛾: 'やが' } };
}

test('content that an older index was made of is stored again', () => {
  const database = openDatabase(':memory:');
  database.exec("INSERT INTO content_state VALUES ('same')");
  storeContent(database, 'same', readContent);
  const games = database.query("SELECT id FROM documents WHERE kind = 'game'");
  expect(games.all()).toHaveLength(2);
  storeContent(database, 'same', () => {
    throw new Error('this content is stored');
  });
});

test('the index tells ids apart that are forms of one word, or differ in a hyphen', () => {
  const ids = ['lamp', 'lamps', 'l-amp'];
  const database = openDatabase(':memory:');
  storeContent(database, 'content', () => {
    const content = readContent();
    const articles = ids.map((id, n) => ({ ...content.articles[n]!, entities: [id] }));
    return { ...content, articles };
  });
  const about = database.query<{ count: number }, [string]>(
    `SELECT count(DISTINCT rowid / ${languages.length}) AS count FROM article_index
     WHERE article_index MATCH ?`,
  );
  for (const id of ids) expect(about.get(`{entities} : ${idToken(id)}`)?.count, id).toBe(1);
});

/** If this fails, raise `INDEX_VERSION` and write the new digest here. */
test('the same content makes the same index', () => {
  const database = openDatabase(':memory:');
  storeContent(database, 'content', readContent);
  const hash = createHash('sha256');
  const add = (table: string) => {
    for (const row of database.query(`SELECT * FROM ${table}`).all())
      hash.update(JSON.stringify(row));
  };
  const tables = ['documents', 'articles', 'article_texts', 'suggestions', 'names', 'vocabulary'];
  for (const table of tables) add(table);
  for (const index of ['article_index', 'title_index', 'suggestion_index', 'sound_index']) {
    database.exec(
      `CREATE VIRTUAL TABLE temp.${index}_terms USING fts5vocab(main, ${index}, instance)`,
    );
    add(`${index}_terms`);
  }
  expect({ version: INDEX_VERSION, digest: hash.digest('hex').slice(0, 16) }).toEqual({
    version: 4,
    digest: '83c025d94ee1c980',
  });
});
