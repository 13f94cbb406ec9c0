import { describe, expect, it } from 'vitest';
import type { FileOutcome } from './outcome.ts';
import { judge, triage } from './second-try.ts';

const file = 'a.test.ts';
const outcome = (passed: number, failed: string[], ok = failed.length === 0): FileOutcome => ({
  file,
  ok,
  isUnrun: false,
  passed,
  failed,
});

describe('what of a run is tried again', () => {
  const fine = outcome(2, []);
  const wrong = outcome(1, ['b']);
  const unrun = { ...outcome(0, [], false), isUnrun: true };
  const message = 'Error: reset';

  it.each([
    ['a file with a failed test', [wrong], [], [wrong], []],
    ['a file that ran at an error beside the tests', [fine], [{ message, file }], [fine], []],
    ['the files of a lost browser', [unrun], [{ message, file: undefined }], [unrun], []],
    ['nothing for an error of nobody', [fine], [{ message, file: undefined }], [], [message]],
  ])('%s', (_, files, errors, missed, stray) => {
    expect(triage({ files, errors })).toEqual({ missed, stray });
  });
});

describe('the second try of a test file', () => {
  it('counts a test that passes then and names it as flaky', () => {
    expect(judge(outcome(1, ['b']), outcome(2, []))).toEqual({
      passed: 2,
      failed: [],
      flaky: ['a.test.ts: b'],
    });
  });

  it('fails a test that fails again', () => {
    expect(judge(outcome(1, ['b', 'c']), outcome(2, ['c']))).toEqual({
      passed: 2,
      failed: ['a.test.ts: c'],
      flaky: ['a.test.ts: b'],
    });
  });

  it('fails a test that failed only now', () => {
    const { failed, flaky } = judge(outcome(1, ['b']), outcome(1, ['c']));
    expect([failed, flaky]).toEqual([['a.test.ts: c'], ['a.test.ts: b']]);
  });

  it('names the file when it could not be loaded the first time', () => {
    expect(judge(outcome(0, [], false), outcome(2, []))).toMatchObject({
      passed: 2,
      flaky: [file],
    });
  });

  it.each([
    ['could not be loaded again', outcome(0, [], false)],
    ['came to no end', undefined],
  ])('fails a file that %s', (_, second) => {
    expect(judge(outcome(1, ['b']), second)).toMatchObject({ failed: [file] });
  });
});
