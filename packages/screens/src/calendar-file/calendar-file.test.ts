import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const activity = {
  id: 'count-to-nine',
  state: 'coming' as const,
  title: '数到九；第二回, 加长',
  summary: '九声每晚打一段拍子，你听完说出是哪口钟。'.repeat(4),
  body: [],
  winners: [],
  starts_at: '2026-12-30T00:00:00.000Z',
  ends_at: '2027-01-02T00:00:00.000Z',
};
const address = 'https://companion.example/activity?activity=count-to-nine';
const file = calendarFile(activity, address);
/** The lines of a file, with folded ones joined (RFC 5545, 3.1). */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const lines = linesOf(file);

it('is a calendar with one event over whole days, whose end is the day after the last', () => {
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
  expect(lines).toContain('VERSION:2.0');
  expect(lines).toContain('DTSTART;VALUE=DATE:20261230');
  expect(lines).toContain('DTEND;VALUE=DATE:20270102');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
});

it('names the days of the page, whatever the offset of the times', () => {
  const days = linesOf(
    calendarFile(
      { ...activity, starts_at: '2026-12-30T00:00:00+08:00', ends_at: '2027-01-01T23:59:59Z' },
      address,
    ),
  );
  expect(days).toContain('DTSTART;VALUE=DATE:20261229');
  expect(days).toContain('DTEND;VALUE=DATE:20270102');
});

it('reminds at nine on the first day', () => {
  const alarm = lines.slice(lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM'));
  expect(alarm).toContain('ACTION:DISPLAY');
  expect(alarm.find((line) => line.startsWith('TRIGGER'))).toMatch(
    /^TRIGGER(?:;RELATED=START)?:PT9H$/,
  );
});

it('escapes texts and folds lines at 75 octets', () => {
  expect(lines).toContain('SUMMARY:数到九；第二回\\, 加长');
  expect(lines).toContain(`DESCRIPTION:${activity.summary}\\n${address}`);
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it('names the event the same each time, so that a calendar replaces it', () => {
  const uid = (text: string) => /^UID:.+$/m.exec(text)?.[0];
  expect(uid(file)).toBe('UID:count-to-nine@companion.example');
  expect(uid(calendarFile(activity, address))).toBe(uid(file));
});
