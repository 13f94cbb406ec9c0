import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './database.ts';
import { migrations } from './migrations.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'companion-database-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a transaction that SQLite rolled back itself throws the original error', () => {
  const database = openDatabase(':memory:');
  const fail = () =>
    database.transaction(() => {
      database.exec('ROLLBACK');
      throw new Error('database or disk is full');
    });
  expect(fail).toThrow('database or disk is full');
  database.close();
});

test('a file of an older version keeps its rows', () => {
  const folder = emptyFolder();
  const path = join(folder, 'sandbox.sqlite');
  const old = new DatabaseSync(path);
  for (const sql of migrations.slice(0, 4)) old.exec(sql);
  old.exec(`
    PRAGMA user_version = 4;
    INSERT INTO users VALUES ('1', '13800138000', 'name', 'seed', 0, '', 0);
    INSERT INTO messages (user_id, character_id, author, text, citations, sent_at)
      VALUES ('1', 'ember', 'user', 'hello', '[]', 0),
        ('1', 'ember', 'character', 'hi',
          '[{"article_id":"moth","game_id":"lamp-hill","title":"Moth"}]', 1);
    INSERT INTO documents VALUES ('game', 'lamp-hill', 7, 'lamp-hill', 'rpg', '{}');
    INSERT INTO proposals VALUES (1, 'game', 'lamp-hill', 'lamp-hill', 'en', 'Lamp Hill');
    INSERT INTO proposal_index (rowid, zh, en, ja) VALUES (1, '', 'lamp hill', '');
  `);
  old.close();

  const database = openDatabase(path);
  const all = (sql: string) => database.query<Record<string, unknown>>(sql).all();
  expect(all('PRAGMA user_version')).toEqual([{ user_version: migrations.length }]);
  expect(all('SELECT text, citations FROM messages')).toEqual([
    { text: 'hello', citations: '[]' },
    {
      text: 'hi',
      citations: '[{"kind":"article","id":"moth","game_id":"lamp-hill","title":"Moth"}]',
    },
  ]);
  expect(all('SELECT position FROM documents')).toEqual([{ position: 7 }]);
  expect(
    all(`SELECT text FROM suggestions
         WHERE number IN (SELECT rowid FROM suggestion_index WHERE suggestion_index MATCH 'lamp')`),
  ).toEqual([{ text: 'Lamp Hill' }]);
  database.close();
});

test('only the owner may read and write the files, also those of an older version', () => {
  const folder = emptyFolder();
  const modes = () =>
    readdirSync(folder)
      .sort()
      .map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]);
  const wanted = [
    ['old.sqlite', '600'],
    ['old.sqlite-shm', '600'],
    ['old.sqlite-wal', '600'],
  ];
  const path = join(folder, 'old.sqlite');
  const database = openDatabase(path);
  expect(modes()).toEqual(wanted);
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
  const again = openDatabase(path);
  expect(modes()).toEqual(wanted);
  again.close();
  database.close();
});

test('refuses a file of a newer version', () => {
  const folder = emptyFolder();
  const path = join(folder, 'sandbox.sqlite');
  const newer = new DatabaseSync(path);
  newer.exec('PRAGMA user_version = 1000');
  newer.close();
  expect(() => openDatabase(path)).toThrow('written by a newer sandbox');
});

test('refuses what can be no file of the sandbox, with one line that names the setting', () => {
  const folder = emptyFolder();
  const text = join(folder, 'notes.txt');
  writeFileSync(text, 'no database'.repeat(100));
  const foreign = join(folder, 'shop.sqlite');
  const shop = new DatabaseSync(foreign);
  shop.exec('CREATE TABLE orders (id INTEGER)');
  shop.close();
  for (const path of [folder, text, join(text, 'sandbox.sqlite'), foreign])
    expect(() => openDatabase(path)).toThrow(
      expect.objectContaining({
        name: 'DataPathError',
        message: expect.stringMatching(
          /^SANDBOX_DATA takes a SQLite file of the sandbox or :memory:, not "[^\n]+": [^\n]+$/,
        ),
      }),
    );
});

test('a migration that fails throws its own error', () => {
  const folder = emptyFolder();
  const path = join(folder, 'sandbox.sqlite');
  const damaged = new DatabaseSync(path);
  damaged.exec('PRAGMA user_version = 4');
  damaged.close();
  expect(() => openDatabase(path)).toThrow(
    expect.objectContaining({ message: expect.stringMatching(/^no such table: /) }),
  );
});
