import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { spanOf } from './use-span.ts';

const words = { zh: '{from}至{to}', en: '{from} – {to}', ja: '{from}〜{to}' };
const span = (locale: keyof typeof words, from: string, midnightAfter: string, today?: string) =>
  spanOf(
    createIntl({ locale, messages: { 'screens.activities.span': words[locale] } }),
    { starts_at: `${from}T00:00:00Z`, ends_at: `${midnightAfter}T00:00:00Z` },
    today,
  );

test('omits the year of this year, and shows a single day once', () => {
  expect(span('zh', '2026-11-20', '2026-12-02', '2026-11-23')).toBe('11月20日至12月1日');
  expect(span('en', '2026-11-20', '2026-11-21', '2026-11-23')).toBe('November\u00A020');
  // The API's end is in the next year, the last day is not.
  expect(span('ja', '2026-12-30', '2027-01-01', '2026-11-23')).toBe('12月30日〜12月31日');
});

test('shows both years of an activity over New Year', () => {
  expect(span('zh', '2026-12-24', '2027-01-07')).toBe('2026年12月24日至2027年1月6日');
  expect(span('en', '2026-12-24', '2027-01-07', '2026-12-25')).toBe(
    'December\u00A024,\u00A02026 – January\u00A06,\u00A02027',
  );
  expect(span('ja', '2026-12-24', '2027-01-07', '2027-01-02')).toBe('2026年12月24日〜2027年1月6日');
});

test('shows the year of another year', () => {
  expect(span('zh', '2027-01-03', '2027-01-11', '2026-12-25')).toBe('2027年1月3日至2027年1月10日');
  expect(span('en', '2026-12-03', '2026-12-04', '2027-01-02')).toBe('December\u00A03,\u00A02026');
});
