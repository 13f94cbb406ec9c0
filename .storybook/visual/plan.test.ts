import { describe, expect, it } from 'vitest';
import { planShots, type Story, staleFiles, twins } from './plan.ts';

const story = (parts: Partial<Story>): Story => ({
  id: 'button--tones',
  tags: ['visual'],
  ...parts,
});
const filesOf = (...stories: Story[]) => planShots(stories).map(({ file }) => file);

describe('planShots', () => {
  it('takes a story on desktop and phone in both themes', () => {
    expect(filesOf(story({}))).toEqual([
      'button--tones/desktop-night.png',
      'button--tones/desktop-day.png',
      'button--tones/phone-night.png',
      'button--tones/phone-day.png',
    ]);
  });

  it('takes a story with a viewport only there', () => {
    expect(filesOf(story({ viewport: 'narrow' }))).toEqual([
      'button--tones/narrow-night.png',
      'button--tones/narrow-day.png',
    ]);
    expect(filesOf(story({ viewport: 'phone' }))).toEqual([
      'button--tones/phone-night.png',
      'button--tones/phone-day.png',
    ]);
  });

  it('takes the tag `languages` in the other languages, in one theme', () => {
    expect(filesOf(story({ viewport: 'phone', tags: ['visual', 'languages'] }))).toEqual([
      'button--tones/phone-night.png',
      'button--tones/phone-day.png',
      'button--tones/phone-night-en.png',
      'button--tones/phone-night-ja.png',
    ]);
  });

  it('takes the tag `both-themes` in one theme', () => {
    expect(filesOf(story({ viewport: 'phone', tags: ['visual', 'both-themes'] }))).toEqual([
      'button--tones/phone-night.png',
    ]);
  });

  it('orders the pictures by screen', () => {
    const shots = planShots([story({ id: 'a' }), story({ id: 'b', viewport: 'small' })]);
    expect([...new Set(shots.map(({ device, story }) => `${device} ${story}`))]).toEqual([
      'desktop a',
      'phone a',
      'small b',
    ]);
  });

  it('throws for an unknown viewport', () => {
    const mistyped = { ...story({}), viewport: 'fone' } as unknown as Story;
    expect(() => planShots([mistyped])).toThrow(/button--tones.*fone/);
  });

  it('leaves out stories without the tag `visual` or the word', () => {
    const stories = [story({ tags: [] }), story({ id: 'dialog--open' })];
    expect(planShots(stories, 'dialog').map(({ story }) => story)).toContain('dialog--open');
    expect(planShots(stories, 'button')).toEqual([]);
  });
});

describe('staleFiles', () => {
  it('finds pictures without a story', () => {
    const shots = planShots([story({})]);
    const files = ['button--tones', 'button--tones/phone-day.png', 'button--tones/small-day.png'];
    expect(staleFiles(files, shots)).toEqual(['button--tones/small-day.png']);
  });
});

describe('twins', () => {
  it('finds equal pictures of different stories', () => {
    const [sea, land] = [Buffer.from('sea'), Buffer.from('land')];
    expect(
      twins([
        ['a/phone-day.png', sea],
        ['b/phone-day.png', land],
        ['c/phone-day.png', sea],
      ]),
    ).toEqual([{ file: 'c/phone-day.png', twin: 'a/phone-day.png' }]);
  });
});
