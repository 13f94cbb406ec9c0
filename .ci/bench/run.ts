/**
 * Runs the benchmarks one after the other: `pnpm bench [part of a name …]` prints a table and writes JSON.
 * Each `*.bench.ts` is a program that prints its figures (`measure.ts`). Exits with 1 when one fails or a
 * figure misses its limit.
 */
import { spawn } from 'node:child_process';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { holds, type Measure } from './measure.ts';

const RESULTS = 'bench-results';

process.chdir(path.resolve(import.meta.dirname, '../..'));
const wanted = process.argv.slice(2);
const files = globSync([
  'packages/*/bench/*.bench.ts',
  'site/bench/*.bench.ts',
  '.storybook/bench/*.bench.ts',
])
  .sort()
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)));

const results: (Measure & { file: string; holds: boolean })[] = [];
const broken: string[] = [];
for (const file of files) {
  process.stdout.write(`\n${file}\n`);
  const code = await run(file, (measure) => {
    results.push({ file, ...measure, holds: holds(measure) });
    process.stdout.write(`  ${lineOf(measure)}\n`);
  });
  if (code !== 0) broken.push(file);
}

mkdirSync(RESULTS, { recursive: true });
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
writeFileSync(
  `${RESULTS}/bench.json`,
  `${JSON.stringify({ at: new Date().toISOString(), machine, results }, null, 2)}\n`,
);
const missed = results.filter((result) => !result.holds);
for (const file of broken) process.stdout.write(`\nfailed: ${file}`);
process.stdout.write(
  `\n${results.length} figures, ${missed.length} miss their limit (${RESULTS}/bench.json)\n`,
);
process.exitCode = broken.length > 0 || missed.length > 0 ? 1 : 0;

function run(file: string, take: (measure: Measure) => void): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--expose-gc', '--conditions=@companion/source', file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('{')) take(JSON.parse(line) as Measure);
      else process.stdout.write(`  ${line}\n`);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function lineOf(measure: Measure): string {
  const { name, value, unit, atMost, atLeast } = measure;
  const limit = [
    ...(atMost === undefined ? [] : [`≤ ${atMost}`]),
    ...(atLeast === undefined ? [] : [`≥ ${atLeast}`]),
  ].join(', ');
  const verdict = limit === '' ? '' : `${holds(measure) ? 'holds' : 'MISSES'} ${limit}`;
  return `${name.padEnd(64)} ${String(value).padStart(10)} ${unit.padEnd(8)} ${verdict}`;
}
