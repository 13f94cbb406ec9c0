import type { KeptEntry, Quest } from '@companion/sdk/contract';
import { describe, expect, it } from 'vitest';
import { findThing, storiesOnShelf } from './shelf-things.ts';

const story = (id: string, path?: string[]): Quest => ({
  id,
  character_id: 'a-deng',
  title: id,
  summary: '',
  game_id: undefined,
  minutes: undefined,
  scene_count: undefined,
  endings: 4,
  progress: path && { path, ended: false },
});
const ending = (id: string): KeptEntry => ({
  kind: 'ending',
  id,
  title: id,
  kept: true,
  at: '2026-11-24T12:00:00Z',
});

describe('stories on the shelf', () => {
  const shown = (stories: Quest[], begun: string[] = [], items: KeptEntry[] = []) =>
    storiesOnShelf({ stories, begun }, items).map(({ story: { id }, found }) => [id, found.length]);

  it('are those begun in the account or in this browser', () => {
    const stories = [story('lamp', ['gate', 'hill']), story('bell', ['gate']), story('tram')];
    expect(shown(stories, ['tram'])).toEqual([
      ['lamp', 0],
      ['tram', 0],
    ]);
  });

  it('count the endings of their own story only', () => {
    const items = [ending('lamp/dawn'), ending('lamp/dark'), ending('lamp-2/dawn')];
    expect(shown([story('lamp'), story('bell')], [], items)).toEqual([['lamp', 2]]);
  });

  it('are none when the stories could not be loaded', () => {
    expect(storiesOnShelf({ begun: ['lamp'] }, [ending('lamp/dawn')])).toEqual([]);
  });
});

describe('a kept thing', () => {
  const lamp = { id: 'lamp' };
  it.each([
    ['found', { items: [lamp], total: 1 }, lamp],
    ['missing from a complete list', { items: [{ id: 'bell' }], total: 1 }, 'missing'],
    ['unknown to one page of a longer list', { items: [{ id: 'bell' }], total: 2 }, undefined],
    ['unknown without a list', undefined, undefined],
  ])('is %s', (_, list, expected) => {
    expect(findThing(list, 'lamp')).toBe(expected);
  });
});
