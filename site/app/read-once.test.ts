import { expect, it, vi } from 'vitest';
import { createReadOnce } from './read-once.ts';

const QUESTION = 'GET /api/visitor/game/list';
const parsed = (text: string) => vi.fn((): unknown => JSON.parse(text));

it('reads the same answer to the same question once', () => {
  const readOnce = createReadOnce();
  const read = parsed('{"items":[]}');
  const first = readOnce(QUESTION, '{"items":[]}', read);
  expect(readOnce(QUESTION, '{"items":[]}', read)).toBe(first);
  expect(read).toHaveBeenCalledOnce();
});

it('reads another answer at once, and the same answer to another question', () => {
  const readOnce = createReadOnce();
  readOnce(QUESTION, '{"items":[]}', parsed('{"items":[]}'));
  expect(readOnce(QUESTION, '{"items":[1]}', parsed('{"items":[1]}'))).toEqual({ items: [1] });
  const read = parsed('{"items":[1]}');
  readOnce(`${QUESTION}?page=2`, '{"items":[1]}', read);
  expect(read).toHaveBeenCalledOnce();
});

it('remembers the answer in each language', () => {
  const readOnce = createReadOnce();
  const read = parsed('{"items":[]}');
  for (const text of ['"灯"', '"lamp"', '"灯"', '"lamp"']) readOnce(QUESTION, text, read);
  expect(read).toHaveBeenCalledTimes(2);
});

it('remembers no failure', () => {
  const readOnce = createReadOnce();
  const fail = () => {
    throw new Error('malformed');
  };
  expect(() => readOnce(QUESTION, '', fail)).toThrow('malformed');
  expect(readOnce(QUESTION, '', () => 'read')).toBe('read');
});

it('forgets what was asked longest ago, and never keeps what is very long', () => {
  const readOnce = createReadOnce(2);
  for (const question of ['a', 'b', 'a', 'c']) readOnce(question, '1', parsed('1'));
  const again = parsed('1');
  readOnce('a', '1', again);
  expect(again).not.toHaveBeenCalled();
  readOnce('b', '1', again);
  expect(again).toHaveBeenCalledOnce();

  const long = JSON.stringify('x'.repeat(100_000));
  const readLong = parsed(long);
  readOnce(QUESTION, long, readLong);
  readOnce(QUESTION, long, readLong);
  expect(readLong).toHaveBeenCalledTimes(2);
});
