import { expect, it } from 'vitest';
import { dayNames } from './day-names.ts';

const at = (text: string) => new Date(text).getTime();
const now = at('2026-03-02T10:00');
const message = (id: string, text: string) => ({ id, sentAt: at(text) });

it('names the day above its first message alone', () => {
  const messages = [
    message('a', '2025-12-31T23:59'),
    message('b', '2026-02-20T08:00'),
    message('c', '2026-03-01T00:00'),
    message('d', '2026-03-01T23:59'),
    message('e', '2026-03-02T00:00'),
    message('f', '2026-03-02T09:59'),
  ];
  expect([...dayNames(messages, now, 'zh-CN')]).toEqual([
    ['a', '2025年12月31日'],
    ['b', '2月20日'],
    ['c', '昨天'],
    ['e', '今天'],
  ]);
  expect([...dayNames(messages, now, 'en').values()].at(-1)).toBe('today');
});

it('says nothing of nothing', () => {
  expect(dayNames([], now, 'ja').size).toBe(0);
});
