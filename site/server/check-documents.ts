/** Checks a folder of documents: `pnpm documents <folder>` prints each problem with file and line, and exits with 1. */
import { existsSync } from 'node:fs';
import { readDocuments } from './documents.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined || !existsSync(folder)) {
  process.stderr.write('takes a folder of documents\n');
  process.exit(2);
}
const { problems } = readDocuments(folder);
for (const { file, line, problem } of problems)
  process.stdout.write(`${file}:${line}: ${problem}\n`);
process.stdout.write(`${problems.length} problems\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
