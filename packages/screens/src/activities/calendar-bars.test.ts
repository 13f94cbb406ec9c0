import type { Activity } from '@companion/sdk/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barsOf, DAY_MS, mondayOf } from './calendar-bars.ts';

const START = Date.parse('2026-11-16');
const DAYS = 35;

const lasting = (id: string, firstDay: number, lastDay: number): Activity => ({
  id,
  state: 'running',
  title: id,
  summary: '',
  body: [],
  winners: [],
  starts_at: new Date(START + firstDay * DAY_MS).toISOString(),
  ends_at: new Date(START + (lastDay + 1) * DAY_MS).toISOString(),
});
const bars = (...activities: Activity[]) => barsOf(activities, START, DAYS, (name) => name.length);
const rows = (...activities: Activity[]) =>
  bars(...activities).map(({ activity, row }) => [activity.id, row]);

test('weeks begin on Monday', () => {
  expect(new Date(mondayOf('2026-11-22')).toISOString()).toBe('2026-11-16T00:00:00.000Z');
  expect(new Date(mondayOf('2026-11-23')).toISOString()).toBe('2026-11-23T00:00:00.000Z');
});

describe('calendar bars', () => {
  test('clips activities at the calendar and marks the cut', () => {
    expect(bars(lasting('a', -40, 2), lasting('b', 30, 99))).toMatchObject([
      { from: 0, to: 3, isCutBefore: true, isCutAfter: false },
      { from: 30, to: 35, isCutBefore: false, isCutAfter: true },
    ]);
  });

  test('leaves out activities outside the calendar or with an end before the start', () => {
    expect(bars(lasting('a', -9, -1), lasting('b', 35, 40), lasting('c', 4, 2))).toEqual([]);
  });

  test('reuses rows', () => {
    expect(rows(lasting('a', 0, 5), lasting('b', 1, 9), lasting('c', 6, 8))).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 0],
    ]);
  });

  test('reserves room for a name longer than its bar', () => {
    expect(rows(lasting('a-long-name', 0, 0), lasting('b', 5, 8), lasting('c', 11, 12))).toEqual([
      ['a-long-name', 0],
      ['b', 1],
      ['c', 0],
    ]);
  });

  test('aligns a name to the end when there is no room to the right', () => {
    expect(rows(lasting('b', 22, 25), lasting('a-long-name', 34, 34))).toEqual([
      ['b', 0],
      ['a-long-name', 1],
    ]);
    expect(bars(lasting('a-long-name', 34, 34))).toMatchObject([{ isAtEnd: true }]);
  });

  test('never overlaps two activities in a row', () => {
    const span = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.nat({ max: 60 }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 40 }), (spans) => {
        const laid = bars(
          ...spans.map(([first, length], index) => lasting(`n${index}`, first, first + length)),
        );
        for (const bar of laid) {
          expect(bar.from).toBeGreaterThanOrEqual(0);
          expect(bar.to).toBeLessThanOrEqual(DAYS);
          expect(bar.to).toBeGreaterThan(bar.from);
          for (const other of laid)
            if (other !== bar && other.row === bar.row)
              expect(other.to <= bar.from || bar.to <= other.from).toBe(true);
        }
      }),
    );
  });
});
