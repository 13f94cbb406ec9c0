import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';

test('a transaction that SQLite has rolled back itself fails with its own error', () => {
  const database = openDatabase(':memory:');
  const fail = () =>
    database.transaction(() => {
      database.exec('ROLLBACK');
      throw new Error('database or disk is full');
    });
  expect(fail).toThrow('database or disk is full');
  database.close();
});
