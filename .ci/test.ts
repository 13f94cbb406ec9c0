/**
 * Everything that guards the project, in one run: `pnpm test`. Each part can be run alone by the
 * script named beside it in package.json. Ends with one line: `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

interface Part {
  name: string;
  command: string;
  /** Where vitest writes its counts; a part without tests counts as one. */
  counts?: string;
}

const results = 'test-results';
const vitest = (project: string): Part => {
  const counts = `${results}/${project}.json`;
  return {
    name: project,
    command: `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${counts}`,
    counts,
  };
};

const parts: Part[] = [
  { name: 'format, lint, import arrows and circles', command: 'biome check . --error-on-warnings' },
  { name: 'types', command: 'turbo run typecheck --output-logs=errors-only' },
  // After the types: they generate what routes import.
  { name: 'dead code', command: 'knip --no-config-hints' },
  { name: 'types of the tools', command: 'tsc --noEmit -p .storybook' },
  { name: 'build of packages and site', command: 'turbo run build --output-logs=errors-only' },
  {
    name: 'packages as they are installed',
    command: 'node .ci/check-package.ts packages/sdk packages/ui',
  },
  {
    name: 'packages in other products',
    command: 'node --conditions=@companion/source .ci/consumers.ts',
  },
  vitest('unit'),
  {
    name: 'build of the storybook',
    command: 'storybook build --output-dir storybook-static --quiet',
  },
  vitest('stories'),
  { name: 'pictures', command: 'node .storybook/visual/run.ts' },
  vitest('e2e'),
];

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
process.env['TURBO_TELEMETRY_DISABLED'] ??= '1';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let passed = 0;
let failed = 0;
for (const part of parts) {
  process.stdout.write(`\n── ${part.name}\n`);
  const startedAt = performance.now();
  const { code, lastLine } = await run(part.command);
  const count = counted(part, code, lastLine);
  passed += count.passed;
  failed += count.failed;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(
    `── ${part.name}: ${count.failed > 0 ? `${count.failed} FAILED` : 'ok'} (${seconds} s)\n`,
  );
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;

function run(command: string): Promise<{ code: number; lastLine: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
    let tail = '';
    child.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      tail = (tail + chunk.toString()).slice(-2000);
    });
    child.on('close', (code) =>
      resolve({ code: code ?? 1, lastLine: tail.trimEnd().split('\n').at(-1) ?? '' }),
    );
  });
}

/** A part that failed counts at least one failure, whatever it says of itself. */
function counted(part: Part, code: number, lastLine: string): { passed: number; failed: number } {
  let count = { passed: code === 0 ? 1 : 0, failed: 0 };
  const said = /(\d+) passed, (\d+) failed/.exec(lastLine);
  if (said) count = { passed: Number(said[1]), failed: Number(said[2]) };
  if (part.counts !== undefined) {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(part.counts, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
    };
    count = { passed: numPassedTests, failed: numFailedTests };
  }
  return { passed: count.passed, failed: code === 0 ? count.failed : Math.max(1, count.failed) };
}
