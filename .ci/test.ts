/**
 * Runs every check of the project, one after the other: `pnpm test`. Each part is a script of package.json and can
 * run alone. A test file that failed runs once more, alone, after everything else; a test that passes then counts as
 * passed and is named as `FLAKY`. So does a part that depends on the machine and told nothing about files. Ends with
 * the names of what failed, what a machine without a tool or a network left out as `SKIPPED`, and one line:
 * `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import type { FileOutcome, Outcome } from './outcome.ts';
import { judge, triage } from './second-try.ts';

interface Part {
  name: string;
  script: keyof typeof manifest.scripts;
  parameters: string[];
  /** A part of Vitest tells about each file. Any other counts as one check, unless it prints its own counts. */
  hasFiles?: boolean;
  /** It may fail without a fault of the project: by a registry, a browser or a lack of memory. */
  dependsOnMachine?: boolean;
}

const part = (name: string, script: Part['script'], ...parameters: string[]): Part => ({
  name,
  script,
  parameters,
});
const dependent = (part: Part): Part => ({ ...part, dependsOnMachine: true });
const vitest = (script: Part['script']): Part => ({
  name: script,
  script,
  parameters: ['--reporter=default', '--reporter=./.ci/outcome.ts'],
  hasFiles: true,
  dependsOnMachine: true,
});

const parts = [
  part('format, lint, import arrows and circles', 'lint'),
  part('types', 'typecheck'),
  // Needs the types of routes, which the type check generates.
  part('dead code', 'check:dead-code'),
  dependent(part('build of packages and site', 'build', '--output-logs=errors-only')),
  vitest('test:unit'),
  dependent(part('packages as they are installed', 'check:packages')),
  dependent(part('packages in other products', 'check:consumers')),
  vitest('test:stories'),
  vitest('test:e2e'),
];

process.chdir(path.resolve(import.meta.dirname, '..'));
process.env['TURBO_TELEMETRY_DISABLED'] ??= '1';
const outcomeFile = path.resolve('test-results/outcome.json');
mkdirSync(path.dirname(outcomeFile), { recursive: true });

let passed = 0;
const failures: string[] = [];
const flaky: string[] = [];
/** Lines in which a part says what it left out. */
const skipped = new Set<string>();
const again: { part: Part; first: FileOutcome }[] = [];
const startedAt = performance.now();

for (const part of parts) {
  let result = await run(part);
  if (part.dependsOnMachine && result.code !== 0 && result.outcome === undefined) {
    result = await run({ ...part, name: `${part.name}, second try` });
    if (result.code === 0) flaky.push(part.name);
  }
  const { code, output, outcome } = result;
  if (outcome === undefined) {
    const counts = /^(\d+) passed, (\d+) failed$/m.exec(output);
    passed += counts ? Number(counts[1]) : Number(code === 0);
    if (code !== 0) failures.push(`${part.name}\n${lastLines(output)}`);
    continue;
  }
  const { missed, stray } = triage(outcome);
  again.push(...missed.map((first) => ({ part, first })));
  passed += sum(outcome.files.map((file) => (missed.includes(file) ? 0 : file.passed)));
  // The file that ran may not be the one that left the error behind.
  for (const { message, file } of outcome.errors)
    if (!stray.includes(message)) flaky.push(`${part.name}: ${message} (${file ?? 'of no file'})`);
  failures.push(...stray.map((error) => `${part.name}: ${error}`));
  if (code !== 0 && missed.length === 0 && stray.length === 0)
    failures.push(`${part.name}\n${lastLines(output)}`);
}

for (const { part, first } of again) {
  const { code, output, outcome } = await run({
    ...part,
    name: `${part.name}, second try`,
    parameters: [...part.parameters, first.file],
  });
  const verdict = judge(
    first,
    outcome?.files.find(({ file }) => file === first.file),
  );
  passed += verdict.passed;
  failures.push(...verdict.failed);
  flaky.push(...verdict.flaky);
  if (code !== 0 && verdict.failed.length === 0)
    failures.push(`${first.file}\n${lastLines(output)}`);
}

for (const failure of failures) process.stdout.write(`\nFAILED ${failure}`);
for (const name of flaky) process.stdout.write(`\nFLAKY ${name}`);
for (const line of skipped) process.stdout.write(`\nSKIPPED ${line}`);
process.stdout.write(`\n${secondsSince(startedAt)} s\n`);
process.stdout.write(`${passed} passed, ${failures.length} failed\n`);
process.exitCode = failures.length > 0 ? 1 : 0;

interface Result {
  code: number;
  output: string;
  /** Of a part of Vitest that came to its end. */
  outcome: Outcome | undefined;
}

/** Runs a part. Its output is shown as it comes. */
async function run({ name, script, parameters, hasFiles = false }: Part): Promise<Result> {
  process.stdout.write(`\n── ${name}: started\n`);
  const startedAt = performance.now();
  rmSync(outcomeFile, { force: true });
  const child = spawn([manifest.scripts[script], ...parameters].join(' '), {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TEST_OUTCOME: outcomeFile },
  });
  let output = '';
  const show = (text: string) => {
    process.stdout.write(text);
    output += text;
  };
  child.stdout.setEncoding('utf8').on('data', show);
  child.stderr.setEncoding('utf8').on('data', show);
  const code = await new Promise<number>((resolve) => {
    child.on('close', (code) => resolve(code ?? 1));
  });
  for (const [, line = ''] of output.matchAll(/^skipped:? (.+)$/gm)) skipped.add(line);
  const outcome =
    hasFiles && existsSync(outcomeFile)
      ? (JSON.parse(readFileSync(outcomeFile, 'utf8')) as Outcome)
      : undefined;
  process.stdout.write(
    `── ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${secondsSince(startedAt)} s)\n`,
  );
  return { code, output, outcome };
}

function lastLines(output: string): string {
  return output.trimEnd().split('\n').slice(-15).join('\n');
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function secondsSince(time: number): string {
  return ((performance.now() - time) / 1000).toFixed(1);
}
