import type { FileOutcome } from './outcome.ts';

export interface Verdict {
  passed: number;
  /** What failed in the second try, each with its file. */
  failed: string[];
  /** What failed in the first try alone. */
  flaky: string[];
}

/** Judges a test file that failed and then ran alone. `second` is undefined when that run came to no end. */
export function judge(first: FileOutcome, second: FileOutcome | undefined): Verdict {
  const named = (test: string) => `${first.file}: ${test}`;
  if (second === undefined) return { passed: 0, failed: [first.file], flaky: [] };
  const failed = second.failed.map(named);
  const recovered = first.failed.filter((test) => !second.failed.includes(test)).map(named);
  const isUnexplained = !second.ok && failed.length === 0;
  return {
    passed: second.passed,
    failed: isUnexplained ? [first.file] : failed,
    // A file that could not be loaded the first time has no names.
    flaky: second.ok && recovered.length === 0 ? [first.file] : recovered,
  };
}
