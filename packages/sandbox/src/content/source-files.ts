import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { lineOfPath, lineOfSyntaxError, lineOfText } from './lines.ts';

/** A problem for the author to fix. */
export interface Problem {
  file: string;
  line: number;
  problem: string;
}

/** A file of an operator before it is parsed. */
export interface SourceFile {
  path: string;
  text: string;
}

/** A file or folder of a program: the lock of an editor is a link to nothing, a mounted volume has each file twice. */
const HIDDEN = /(?:^|\/)\./;

/**
 * Reads all JSON and Markdown files of a folder, sorted by path, except hidden ones. The byte order mark of some editors is
 * dropped.
 */
export function readFiles(directory: string): SourceFile[] {
  if (!existsSync(directory) || !statSync(directory).isDirectory()) return [];
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !HIDDEN.test(file) && (file.endsWith('.json') || file.endsWith('.md')))
    .sort()
    .map((file) => ({
      path: file,
      text: readFileSync(path.join(directory, file), 'utf8').replace(/^\uFEFF/, ''),
    }));
}

/** A file does not have its format. */
class FormatError extends Error {
  readonly issues: readonly Issue[];
  constructor(issues: readonly Issue[]) {
    super('wrong format');
    this.issues = issues;
  }
}

interface Issue {
  path: (string | number)[];
  message: string;
}

/** What is wrong with a file that a parser refused. */
export function problemsOf({ path: file, text }: SourceFile, error: unknown): Problem[] {
  const isJson = file.endsWith('.json');
  if (error instanceof FormatError)
    return error.issues.map(({ path, message }) => ({
      file,
      // A key of a head may have dots. Numbers are places in a list.
      line: isJson
        ? lineOfPath(text, path)
        : lineOfText(text, `${path.filter((key) => typeof key === 'string').join('.')}:`),
      problem: `${path.join('.')}: ${message}`,
    }));
  const { message } = error as Error;
  if (error instanceof SyntaxError)
    return [{ file, line: lineOfSyntaxError(text), problem: `no JSON: ${message}` }];
  // What is wrong follows the colon.
  const part = /: (.+)$/.exec(message)?.[1] ?? '';
  return [{ file, line: lineOfText(text, part), problem: message }];
}

/** @throws with the path of each field that the schema refuses. `problemsOf` makes problems of it. */
export function check<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new FormatError(
    result.issues.map(({ path = [], message }) => ({
      // Keys of JSON are strings and numbers.
      path: path.map(({ key }) => key as string | number),
      message,
    })),
  );
}
