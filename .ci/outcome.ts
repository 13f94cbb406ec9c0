/**
 * A reporter of Vitest. It writes what `test` needs to know of a run into the file that `TEST_OUTCOME` names:
 * a list of counts, where Vitest's own JSON holds the findings of axe for each story.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule, TestSpecification } from 'vitest/node';

export interface FileOutcome {
  /** Relative to the root. */
  file: string;
  ok: boolean;
  /** A lost browser or worker did not run it, or not to its end. */
  isUnrun: boolean;
  passed: number;
  /** Names of the tests that failed. A file that could not be loaded is not ok and has none. */
  failed: string[];
}

export interface Outcome {
  files: FileOutcome[];
  /** Errors beside the tests, each with the file that ran. A lost browser has none. */
  errors: { message: string; file: string | undefined }[];
}

export default class OutcomeReporter implements Reporter {
  #asked: string[] = [];

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#asked = specifications.map(({ moduleId }) => path.relative(process.cwd(), moduleId));
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const files = modules.map(outcomeOf);
    const known = new Set(files.map(({ file }) => file));
    const outcome: Outcome = {
      // A lost worker takes the files with it that it had not begun: Vitest does not list them.
      files: [...files, ...this.#asked.filter((file) => !known.has(file)).map(neverRun)],
      errors: errors.map(({ message, VITEST_TEST_PATH: file }) => ({
        message,
        file: typeof file === 'string' ? path.relative(process.cwd(), file) : undefined,
      })),
    };
    const file = process.env['TEST_OUTCOME'];
    if (file === undefined) throw new Error('TEST_OUTCOME takes the file to write');
    writeFileSync(file, JSON.stringify(outcome));
  }
}

function outcomeOf(module: TestModule): FileOutcome {
  const tests = [...module.children.allTests()];
  const isUnrun = ['queued', 'pending'].includes(module.state());
  return {
    file: module.relativeModuleId,
    ok: module.ok() && !isUnrun,
    isUnrun,
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failed: tests.filter((test) => test.result().state === 'failed').map((test) => test.fullName),
  };
}

const neverRun = (file: string): FileOutcome => ({
  file,
  ok: false,
  isUnrun: true,
  passed: 0,
  failed: [],
});
