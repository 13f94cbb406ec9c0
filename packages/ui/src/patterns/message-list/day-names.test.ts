import { expect, it } from 'vitest';
import { dayNames } from './day-names.ts';

const at = (text: string) => new Date(text).getTime();
const now = at('2026-03-02T10:00');
const namesOf = (locale: string, ...texts: string[]) => {
  const nameOf = dayNames(now, locale);
  const times = texts.map(at);
  return times.map((time, index) => nameOf(time, times[index - 1]));
};

it('names a day only above its first message', () => {
  const times = [
    '2025-12-31T23:59',
    '2026-02-20T08:00',
    '2026-03-01T00:00',
    '2026-03-01T23:59',
    '2026-03-02T00:00',
    '2026-03-02T09:59',
  ];
  expect(namesOf('zh-CN', ...times)).toEqual([
    '2025年12月31日',
    '2月20日',
    '昨天',
    undefined,
    '今天',
    undefined,
  ]);
  expect(namesOf('en', '2026-03-02T09:59')).toEqual(['today']);
});
