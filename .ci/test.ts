/**
 * Everything that guards the project, in one run: `pnpm test`. Each part is a script of package.json,
 * and can be run alone by it. Ends with the names of what failed, for someone who has only the end of a
 * long output, and one line: `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import manifest from '../package.json' with { type: 'json' };

const { scripts } = manifest;

interface Part {
  name: string;
  script: keyof typeof scripts;
  /** For this run alone. */
  parameters?: string;
  /** Where vitest writes its counts; a part without tests counts as one. */
  counts?: string;
}

const results = 'test-results';
const vitest = (script: 'test:unit' | 'test:stories' | 'test:e2e'): Part => {
  const counts = `${results}/${script.replace('test:', '')}.json`;
  const parameters = `--reporter=default --reporter=json --outputFile.json=${counts}`;
  return { name: script, script, parameters, counts };
};

const parts: Part[] = [
  { name: 'format, lint, import arrows and circles', script: 'lint' },
  { name: 'types', script: 'typecheck' },
  // After the types: they generate what routes import.
  { name: 'dead code', script: 'check:dead-code' },
  {
    name: 'build of packages and site',
    script: 'build',
    parameters: '--output-logs=errors-only',
  },
  { name: 'packages as they are installed', script: 'check:packages' },
  { name: 'packages in other products', script: 'check:consumers' },
  vitest('test:unit'),
  vitest('test:stories'),
  { name: 'pictures', script: 'test:visual' },
  vitest('test:e2e'),
];

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
process.env['TURBO_TELEMETRY_DISABLED'] ??= '1';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let passed = 0;
let failed = 0;
const failures: string[] = [];
for (const part of parts) {
  process.stdout.write(`\n── ${part.name}\n`);
  const startedAt = performance.now();
  const { code, tail } = await run(`${scripts[part.script]} ${part.parameters ?? ''}`);
  const count = counted(part, code, tail.at(-1) ?? '');
  passed += count.passed;
  failed += count.failed;
  failures.push(...failuresOf(part, count.failed, tail));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(
    `── ${part.name}: ${count.failed > 0 ? `${count.failed} FAILED` : 'ok'} (${seconds} s)\n`,
  );
}
for (const failure of failures) process.stdout.write(`\nFAILED ${failure}`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;

function run(command: string): Promise<{ code: number; tail: string[] }> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
    let tail = '';
    child.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      tail = (tail + chunk.toString()).slice(-2000);
    });
    child.on('close', (code) => resolve({ code: code ?? 1, tail: tail.trimEnd().split('\n') }));
  });
}

/** A part that failed counts at least one failure, whatever it says of itself. */
function counted(part: Part, code: number, lastLine: string): { passed: number; failed: number } {
  let count = { passed: code === 0 ? 1 : 0, failed: 0 };
  const said = /(\d+) passed, (\d+) failed/.exec(lastLine);
  if (said) count = { passed: Number(said[1]), failed: Number(said[2]) };
  const report = reportOf(part);
  if (report) count = { passed: report.numPassedTests, failed: report.numFailedTests };
  return { passed: count.passed, failed: code === 0 ? count.failed : Math.max(1, count.failed) };
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

function reportOf(part: Part): Report | undefined {
  if (part.counts === undefined || !existsSync(part.counts)) return undefined;
  return JSON.parse(readFileSync(part.counts, 'utf8')) as Report;
}

/** The tests that failed by name; of a part that tells no names, what it said last. */
function failuresOf(part: Part, failed: number, tail: string[]): string[] {
  if (failed === 0) return [];
  const tests = (reportOf(part)?.testResults ?? [])
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status === 'failed')
    .map((test) => `${part.name}: ${test.fullName}`);
  return tests.length > 0 ? tests : [[part.name, ...tail.slice(-15)].join('\n')];
}
