/**
 * Runs every check of the project: `pnpm test`. Each part is a script of package.json and can run alone.
 * Ends with the names of what failed and one line: `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import manifest from '../package.json' with { type: 'json' };

const { scripts } = manifest;

interface Part {
  name: string;
  script: keyof typeof scripts;
  /** Added to the script in this run only. */
  parameters?: string;
  /** Where vitest writes its counts. A part without them counts as one check. */
  counts?: string;
}

const results = 'test-results';
const vitest = (script: 'test:unit' | 'test:stories' | 'test:e2e'): Part => {
  const counts = `${results}/${script.replace('test:', '')}.json`;
  const parameters = `--reporter=default --reporter=json --outputFile.json=${counts}`;
  return { name: script, script, parameters, counts };
};

/** Stages follow each other. Lanes of a stage run side by side, the parts of a lane in their order. */
const stages: Part[][][] = [
  [
    [
      { name: 'format, lint, import arrows and circles', script: 'lint' },
      { name: 'types', script: 'typecheck' },
      // Needs the types of routes, which the type check generates.
      { name: 'dead code', script: 'check:dead-code' },
    ],
    [
      {
        name: 'build of packages and site',
        script: 'build',
        parameters: '--output-logs=errors-only',
      },
    ],
  ],
  [
    [
      vitest('test:unit'),
      { name: 'packages as they are installed', script: 'check:packages' },
      { name: 'packages in other products', script: 'check:consumers' },
    ],
    [vitest('test:stories')],
  ],
  [[{ name: 'pictures', script: 'test:visual' }]],
  [[vitest('test:e2e')]],
];

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
process.env['TURBO_TELEMETRY_DISABLED'] ??= '1';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let passed = 0;
let failed = 0;
const failures: string[] = [];
const startedAt = performance.now();
for (const stage of stages)
  await Promise.all(
    stage.map(async (lane) => {
      for (const part of lane) await runPart(part);
    }),
  );
for (const failure of failures) process.stdout.write(`\nFAILED ${failure}`);
process.stdout.write(`\n${secondsSince(startedAt)} s\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs a part and prints its output in one piece, so that lanes do not mix. */
async function runPart(part: Part): Promise<void> {
  process.stdout.write(`── ${part.name}: started\n`);
  const partStartedAt = performance.now();
  const { code, output } = await run(`${scripts[part.script]} ${part.parameters ?? ''}`);
  const lines = output.trimEnd().split('\n');
  const count = counted(part, code, output);
  passed += count.passed;
  failed += count.failed;
  failures.push(...failuresOf(part, count.failed, lines));
  const outcome = count.failed > 0 ? `${count.failed} FAILED` : 'ok';
  const seconds = secondsSince(partStartedAt);
  process.stdout.write(`\n── ${part.name}\n${output}── ${part.name}: ${outcome} (${seconds} s)\n`);
}

function secondsSince(time: number): string {
  return ((performance.now() - time) / 1000).toFixed(1);
}

function run(command: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const add = (text: string) => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', add);
    child.stderr.setEncoding('utf8').on('data', add);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Counts at least one failure for a part with an exit code other than 0. */
function counted(part: Part, code: number, output: string): { passed: number; failed: number } {
  let count = { passed: code === 0 ? 1 : 0, failed: 0 };
  const summary = /^(\d+) passed, (\d+) failed$/m.exec(output);
  if (summary) count = { passed: Number(summary[1]), failed: Number(summary[2]) };
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

/** The names of the tests that failed, or the last lines of a part that names none. */
function failuresOf(part: Part, failed: number, lines: string[]): string[] {
  if (failed === 0) return [];
  const tests = (reportOf(part)?.testResults ?? [])
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status === 'failed')
    .map((test) => `${part.name}: ${test.fullName}`);
  return tests.length > 0 ? tests : [[part.name, ...lines.slice(-15)].join('\n')];
}
