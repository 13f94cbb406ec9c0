import { describe, expect, it } from 'vitest';
import { isAwake, minutesToChange } from './hours.ts';

const at = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

describe('hours of a companion', () => {
  it.each([
    ['20:00', '04:00', '19:59', false],
    ['20:00', '04:00', '20:00', true],
    ['20:00', '04:00', '23:59', true],
    ['20:00', '04:00', '00:00', true],
    ['20:00', '04:00', '03:59', true],
    ['20:00', '04:00', '04:00', false],
    ['09:00', '21:00', '08:59', false],
    ['09:00', '21:00', '09:00', true],
    ['09:00', '21:00', '21:00', false],
    ['18:00', '00:00', '23:59', true],
    ['18:00', '00:00', '00:00', false],
    ['05:30', '00:28', '00:27', true],
    ['05:30', '00:28', '00:28', false],
  ])('from %s to %s: awake at %s is %s', (from, to, time, awake) => {
    expect(isAwake({ from, to }, at(time))).toBe(awake);
  });

  it('counts a companion without hours as awake', () => {
    expect(isAwake(undefined, at('03:00'))).toBe(true);
  });
});

describe('next change', () => {
  const all = [{ from: '20:00', to: '04:00' }, undefined, { from: '05:30', to: '00:28' }];

  it.each([
    ['19:59', 1],
    ['20:00', 268],
    ['00:27', 1],
    ['04:00', 90],
  ])('after %s is in %i minutes', (time, minutes) => {
    expect(minutesToChange(all, at(time))).toBe(minutes);
  });

  it('is a day away when nobody has hours', () => {
    expect(minutesToChange([undefined], at('12:00'))).toBe(1440);
  });
});
