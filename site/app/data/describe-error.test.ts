import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

it('names the innermost cause of a call that got no answer', () => {
  const failed = (cause: Error) => new TypeError('fetch failed', { cause });
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect(describeError(failed(refused))).toBe('TypeError: fetch failed (ECONNREFUSED)');
  expect(describeError(failed(failed(new Error('unexpected redirect'))))).toBe(
    'TypeError: fetch failed (unexpected redirect)',
  );
  expect(describeError(new Error('late'))).toBe('Error: late');
});
