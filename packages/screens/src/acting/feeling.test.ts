import { describe, expect, it } from 'vitest';
import { afterwards, type Feeling, moodOf } from './feeling.ts';

/** Moods of a companion after a feeling begins, with how long each lasts, ms. */
function course(first: Feeling): [mood: string, ms: number][] {
  const moods: [string, number][] = [];
  let feeling: Feeling | null = first;
  while (feeling) {
    const { feeling: next, afterMs } = afterwards(feeling);
    moods.push([moodOf('idle', feeling, false), afterMs]);
    feeling = next;
  }
  return moods;
}

describe('mood of a companion', () => {
  it('is that of its work until it feels something', () => {
    expect(moodOf('thinking', null, false)).toBe('thinking');
    expect(moodOf('thinking', 'glad', false)).toBe('happy');
  });

  it('turns from surprise to joy after a press', () => {
    expect(course('surprised')).toEqual([
      ['surprised', 450],
      ['happy', 1200],
    ]);
  });

  it('is happy for 1.2 s when it is glad, and sad for a moment when it does not know', () => {
    expect(course('glad')).toEqual([['happy', 1200]]);
    expect(course('puzzled')).toEqual([['sad', 2400]]);
  });

  it('is sleepy when nobody moves, unless there is work or a feeling', () => {
    expect(moodOf('idle', null, true)).toBe('sleepy');
    expect(moodOf('talking', null, true)).toBe('talking');
    expect(moodOf('idle', 'surprised', true)).toBe('surprised');
  });
});
