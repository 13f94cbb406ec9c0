/** Checks a content folder: `pnpm content <folder>` prints each problem with file and line, and exits with 1. */
import { existsSync } from 'node:fs';
import { parseContent, readSources } from './load.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined || !existsSync(folder)) {
  process.stderr.write('takes a content folder\n');
  process.exit(2);
}
const sources = readSources(folder);
const { problems } = parseContent(sources);
for (const { file, line, problem } of problems)
  process.stdout.write(`${file}:${line}: ${problem}\n`);
process.stdout.write(`${sources.length} files, ${problems.length} problems\n`);
process.exitCode = problems.length > 0 || sources.length === 0 ? 1 : 0;
