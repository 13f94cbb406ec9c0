import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import type { TestModule, TestSpecification } from 'vitest/node';
import OutcomeReporter, { type Outcome } from './outcome.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'outcome-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const moduleOf = (file: string, state: string) =>
  ({
    relativeModuleId: file,
    state: () => state,
    ok: () => state !== 'failed',
    children: { allTests: () => [] },
  }) as unknown as TestModule;

it('names the files that a lost worker did not run to their end, or did not begin', () => {
  const file = path.join(folder, 'outcome.json');
  vi.stubEnv('TEST_OUTCOME', file);
  const reporter = new OutcomeReporter();
  const asked = ['done.test.ts', 'running.test.ts', 'waiting.test.ts'];
  reporter.onTestRunStart(
    asked.map((name) => ({ moduleId: path.resolve(name) })) as TestSpecification[],
  );
  reporter.onTestRunEnd(
    [moduleOf('done.test.ts', 'passed'), moduleOf('running.test.ts', 'pending')],
    [{ message: 'Worker forks emitted error' }],
  );
  const { files } = JSON.parse(readFileSync(file, 'utf8')) as Outcome;
  expect(files.map(({ file, ok, isUnrun }) => [file, ok, isUnrun])).toEqual([
    ['done.test.ts', true, false],
    ['running.test.ts', false, true],
    ['waiting.test.ts', false, true],
  ]);
});
