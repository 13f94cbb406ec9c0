import type { FileOutcome, Outcome } from './outcome.ts';

export interface Verdict {
  passed: number;
  /** What failed in the second try, each with its file. */
  failed: string[];
  /** What failed in the first try alone. */
  flaky: string[];
}

/**
 * The files that run again, and the errors that no second try can take back. An error beside the tests counts for the file
 * that ran, and a lost browser for the files that it left.
 */
export function triage({ files, errors }: Outcome): { missed: FileOutcome[]; stray: string[] } {
  const during = new Set(errors.map(({ file }) => file));
  const hasLost = files.some(({ isUnrun }) => isUnrun);
  return {
    missed: files.filter(({ file, ok }) => !ok || during.has(file)),
    stray: errors
      .filter(({ file }) => !hasLost && !files.some((known) => known.file === file))
      .map(({ message }) => message),
  };
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
