import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite';
import { migrations } from './migrations.ts';

/** Wait for another process that holds the write lock (ms). */
const BUSY_TIMEOUT_MS = 2000;
/** Only the owner may read and write. */
const PRIVATE = 0o600;

/** A prepared statement whose rows have a known shape. */
interface Query<Row, Parameters extends SQLInputValue[]> {
  all(...parameters: Parameters): Row[];
  get(...parameters: Parameters): Row | undefined;
  /** Returns the number of changed rows. */
  run(...parameters: Parameters): number;
  /** Returns the rowid of the new row. */
  insert(...parameters: Parameters): number;
}

export interface Database {
  query<Row, Parameters extends SQLInputValue[] = []>(sql: string): Query<Row, Parameters>;
  exec(sql: string): void;
  /** Commits all of `work` or, when it throws, none of it. Must not be nested. */
  transaction<T>(work: () => T): T;
  close(): void;
}

/** The data can't be at that path. The message is one line that names the setting and what it takes. */
export class DataPathError extends Error {
  override name = 'DataPathError';
}

/**
 * Opens the store and migrates its schema.
 * @param path a file, or `:memory:`
 * @throws {DataPathError} when the path can't be a file, or the file is none of the sandbox
 */
export function openDatabase(path: string): Database {
  const { connection, version } = connect(path);

  const database: Database = {
    query<Row, Parameters extends SQLInputValue[]>(sql: string): Query<Row, Parameters> {
      const statement = connection.prepare(sql);
      // Arrays are faster: the driver creates row objects without a prototype, which V8 cannot optimise.
      statement.setReturnArrays(true);
      const names = statement.columns().map(({ name }) => name);
      // After a write to a search index, SQLite's last rowid can be larger than a number of JavaScript.
      if (names.length === 0) statement.setReadBigInts(true);
      const toRow = (values: unknown) => named<Row>(names, values as readonly SQLOutputValue[]);
      return {
        all: (...parameters) => statement.all(...parameters).map(toRow),
        get: (...parameters) => {
          const values = statement.get(...parameters);
          return values && toRow(values);
        },
        run: (...parameters) => Number(statement.run(...parameters).changes),
        insert: (...parameters) => Number(statement.run(...parameters).lastInsertRowid),
      };
    },
    exec: (sql) => connection.exec(sql),
    transaction<T>(work: () => T): T {
      connection.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        connection.exec('COMMIT');
        return result;
      } catch (error) {
        try {
          connection.exec('ROLLBACK');
        } catch {
          // After some errors, such as a full disk, SQLite has rolled back already.
        }
        throw error;
      }
    },
    close: () => connection.close(),
  };
  migrate(database, version);
  return database;
}

/** @throws {DataPathError} */
function connect(path: string): { connection: DatabaseSync; version: number } {
  try {
    if (path !== ':memory:') {
      mkdirSync(dirname(path), { recursive: true });
      makePrivate(path);
    }
    const connection = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
    const version = versionOf(connection);
    // In WAL mode, `synchronous = NORMAL` loses no data when the process is killed.
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    connection.exec('PRAGMA cache_size = -8000; PRAGMA temp_store = MEMORY;');
    return { connection, version };
  } catch (error) {
    const { message } = error as Error;
    throw new DataPathError(
      `SANDBOX_DATA takes a SQLite file of the sandbox or :memory:, not "${path}": ${message}`,
      { cause: error },
    );
  }
}

/** @throws {Error} for a file of another program, or of a newer sandbox */
function versionOf(connection: DatabaseSync): number {
  const version = Number(connection.prepare('PRAGMA user_version').get()?.['user_version']);
  if (version > migrations.length)
    throw new Error(`it was written by a newer sandbox (schema ${version})`);
  if (version === 0 && connection.prepare('SELECT name FROM sqlite_schema').get())
    throw new Error('it is the database of another program');
  return version;
}

/** The store has phone numbers and messages. SQLite creates its other files with the mode of the first. */
function makePrivate(path: string): void {
  closeSync(openSync(path, 'a', PRIVATE));
  for (const file of [path, `${path}-wal`, `${path}-shm`])
    if (existsSync(file)) chmodSync(file, PRIVATE);
}

function named<Row>(names: readonly string[], values: readonly SQLOutputValue[]): Row {
  const row: Record<string, SQLOutputValue | undefined> = {};
  for (let index = 0; index < names.length; index += 1) row[names[index] ?? ''] = values[index];
  return row as Row;
}

function migrate(database: Database, from: number): void {
  for (const [offset, sql] of migrations.slice(from).entries()) {
    database.transaction(() => {
      database.exec(sql);
      database.exec(`PRAGMA user_version = ${from + offset + 1}`);
    });
  }
}
