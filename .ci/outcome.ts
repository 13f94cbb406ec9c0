/**
 * A reporter of Vitest. It writes what `test` needs to know of a run into the file that `TEST_OUTCOME` names:
 * a list of counts, where Vitest's own JSON holds the findings of axe for each story.
 */
import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

export interface FileOutcome {
  /** Relative to the root. */
  file: string;
  ok: boolean;
  passed: number;
  /** Names of the tests that failed. A file that could not be loaded is not ok and has none. */
  failed: string[];
}

export interface Outcome {
  files: FileOutcome[];
  /** Errors that belong to no test. */
  errors: string[];
}

export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const outcome: Outcome = {
      files: modules.map((module) => {
        const tests = [...module.children.allTests()];
        return {
          file: module.relativeModuleId,
          // A file that a lost browser never ran is queued still.
          ok: module.ok() && module.state() !== 'queued',
          passed: tests.filter((test) => test.result().state === 'passed').length,
          failed: tests
            .filter((test) => test.result().state === 'failed')
            .map((test) => test.fullName),
        };
      }),
      errors: errors.map(({ message }) => message),
    };
    const file = process.env['TEST_OUTCOME'];
    if (file === undefined) throw new Error('TEST_OUTCOME takes the file to write');
    writeFileSync(file, JSON.stringify(outcome));
  }
}
