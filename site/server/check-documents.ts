/** Checks a folder of documents: `pnpm documents <folder>` prints each problem with file and line, and exits with 1. */
import { existsSync } from 'node:fs';
import { readDocuments } from './documents.ts';
import { lineOf } from './renew-on-hangup.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined || !existsSync(folder)) {
  process.stderr.write('takes a folder of documents\n');
  process.exit(2);
}
const { problems } = readDocuments(folder);
for (const problem of problems) process.stdout.write(`${lineOf(problem)}\n`);
process.stdout.write(`${problems.length} problems\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
