import { describe, expect, it } from 'vitest';
import { choosePictures, keyOf, planBoth, planSubjects, type Story } from './plan.ts';

const story = (id: string, parts: Partial<Story> = {}): Story => ({
  id,
  title: 'Components/Button',
  name: id,
  tags: ['visual'],
  importPath: './button.stories.tsx',
  ...parts,
});
const page = (id: string, parts: Partial<Story> = {}) =>
  story(id, { title: 'Screens/Home', ...parts });

const keysOf = (...stories: Story[]) =>
  planSubjects(stories).flatMap(({ shots }) => shots.map(keyOf));

describe('planSubjects', () => {
  it('takes a story on desktop and phone in both themes', () => {
    expect(keysOf(story('tones'))).toEqual([
      'tones/desktop-night-zh',
      'tones/desktop-day-zh',
      'tones/phone-night-zh',
      'tones/phone-day-zh',
    ]);
  });

  it('takes a story with a viewport only there', () => {
    expect(keysOf(story('tones', { viewport: 'narrow' }))).toEqual([
      'tones/narrow-night-zh',
      'tones/narrow-day-zh',
    ]);
  });

  it('takes the tag `languages` in the other languages, in one theme', () => {
    const tags = ['visual', 'languages'];
    expect(keysOf(story('tones', { viewport: 'phone', tags }))).toEqual([
      'tones/phone-night-zh',
      'tones/phone-day-zh',
      'tones/phone-night-en',
      'tones/phone-night-ja',
    ]);
  });

  it('takes the tag `both-themes` in one theme', () => {
    const tags = ['visual', 'both-themes'];
    expect(keysOf(story('tones', { viewport: 'phone', tags }))).toEqual(['tones/phone-night-zh']);
  });

  it('takes a story that fixes its language or theme only there, whatever its tags', () => {
    const tags = ['visual', 'languages'];
    expect(keysOf(story('tones', { viewport: 'phone', locale: 'en', tags }))).toEqual([
      'tones/phone-night-en',
      'tones/phone-day-en',
    ]);
    expect(keysOf(story('tones', { viewport: 'phone', theme: 'day', tags }))).toEqual([
      'tones/phone-day-zh',
      'tones/phone-day-en',
      'tones/phone-day-ja',
    ]);
  });

  it('leaves out stories without the tag `visual`', () => {
    expect(keysOf(story('tones', { tags: [] }))).toEqual([]);
  });

  it('throws for an unknown viewport', () => {
    const mistyped = { ...story('tones'), viewport: 'fone' } as unknown as Story;
    expect(() => planSubjects([mistyped])).toThrow(/tones.*fone/);
  });

  it('groups the pictures by title', () => {
    const subjects = planSubjects([story('tones'), page('whole'), story('sizes')]);
    expect(subjects.map(({ title }) => title)).toEqual(['Components/Button', 'Screens/Home']);
  });
});

it('planBoth keeps pictures that are no longer planned, by a lost story or another tag', () => {
  const shotsOf = (...stories: Story[]) => planSubjects(stories);
  const phone = { viewport: 'phone' } as const;
  const both = planBoth(
    shotsOf(story('lost', phone), story('tones', { ...phone, tags: ['visual', 'languages'] })),
    shotsOf(story('tones', phone), page('whole', phone)),
  );
  expect(both.map(({ title, shots }) => [title, shots.map(keyOf)])).toEqual([
    [
      'Components/Button',
      [
        'tones/phone-night-zh',
        'tones/phone-day-zh',
        'lost/phone-night-zh',
        'lost/phone-day-zh',
        'tones/phone-night-en',
        'tones/phone-night-ja',
      ],
    ],
    ['Screens/Home', ['whole/phone-night-zh', 'whole/phone-day-zh']],
  ]);
});

it('choosePictures leaves out subjects without a chosen story, and begins with the largest', () => {
  const subjects = planSubjects([
    story('tones', { viewport: 'phone' }),
    page('whole'),
    page('empty'),
    story('lost', { title: 'Components/Chip' }),
  ]);
  const chosen = choosePictures(subjects, new Set(['tones', 'whole', 'unknown']));
  expect(chosen.map(({ subject, shots }) => [subject.title, shots.length])).toEqual([
    ['Screens/Home', 4],
    ['Components/Button', 2],
  ]);
});
