import { expect, it, vi } from 'vitest';
import { createPayloadCache } from './payload-cache.ts';

const QUESTION = 'GET /api/visitor/game/list';
const parsed = (text: string) => vi.fn((): unknown => JSON.parse(text));

it('reads the same answer to the same question once', () => {
  const cache = createPayloadCache();
  const read = parsed('{"items":[]}');
  const first = cache(QUESTION, '{"items":[]}', read);
  expect(cache(QUESTION, '{"items":[]}', read)).toBe(first);
  expect(read).toHaveBeenCalledOnce();
});

it('reads another answer at once, and the same answer to another question', () => {
  const cache = createPayloadCache();
  cache(QUESTION, '{"items":[]}', parsed('{"items":[]}'));
  expect(cache(QUESTION, '{"items":[1]}', parsed('{"items":[1]}'))).toEqual({ items: [1] });
  const read = parsed('{"items":[1]}');
  cache(`${QUESTION}?page=2`, '{"items":[1]}', read);
  expect(read).toHaveBeenCalledOnce();
});

it('reads an answer that is as it was before the last one', () => {
  const cache = createPayloadCache();
  for (const text of ['"灯"', '"lamp"', '"灯"'])
    expect(cache(QUESTION, text, parsed(text))).toBe(JSON.parse(text));
});

it('remembers no failure', () => {
  const cache = createPayloadCache();
  const fail = () => {
    throw new Error('malformed');
  };
  expect(() => cache(QUESTION, '', fail)).toThrow('malformed');
  expect(cache(QUESTION, '', () => 'read')).toBe('read');
});

it('forgets what was asked longest ago, and never keeps what is very long', () => {
  const cache = createPayloadCache(2);
  for (const question of ['a', 'b', 'a', 'c']) cache(question, '1', parsed('1'));
  const again = parsed('1');
  cache('a', '1', again);
  expect(again).not.toHaveBeenCalled();
  cache('b', '1', again);
  expect(again).toHaveBeenCalledOnce();

  const long = JSON.stringify('x'.repeat(100_000));
  const readLong = parsed(long);
  cache(QUESTION, long, readLong);
  cache(QUESTION, long, readLong);
  expect(readLong).toHaveBeenCalledTimes(2);
});
