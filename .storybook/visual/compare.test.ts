import { describe, expect, it } from 'vitest';
import { type Change, compare, summaryOf } from './compare.ts';
import type { Photographer } from './photographer.ts';
import { CHANNELS } from './picture.ts';
import { planSubjects, type Story } from './plan.ts';

const story = (id: string): Story => ({
  id,
  title: 'Components/Button',
  name: id,
  tags: ['visual'],
  importPath: './button.stories.tsx',
  viewport: 'phone',
});
/** Takes pictures of one level. */
const photographer = (level: number): Photographer => ({
  take: async () => ({
    picture: { width: 4, height: 3, data: Buffer.alloc(4 * 3 * CHANNELS, level) },
    isStable: true,
  }),
  close: async () => {},
});

describe('comparison with another commit', () => {
  it('tells new, gone, changed and equal stories apart', async () => {
    const [subject] = planSubjects(['new', 'gone', 'kept'].map(story));
    if (!subject) throw new Error('no subject');
    const ids = { before: new Set(['gone', 'kept']), now: new Set(['new', 'kept']) };
    const compareLevels = (before: number, now: number) =>
      compare(
        subject,
        subject.shots,
        { before: photographer(before), now: photographer(now) },
        ids,
      );
    const kindsOf = (changes: Change[]) =>
      changes.map(({ kind, shot }) => `${shot.story.id} ${kind}`);
    const changed = await compareLevels(10, 20);
    expect(new Set(kindsOf(changed))).toEqual(new Set(['new new', 'gone gone', 'kept changed']));
    expect(new Set(kindsOf(await compareLevels(10, 10)))).toEqual(
      new Set(['new new', 'gone gone']),
    );
    expect(summaryOf(subject.shots.length, changed)).toBe('0 same, 2 changed, 2 new, 2 gone');
  });
});
