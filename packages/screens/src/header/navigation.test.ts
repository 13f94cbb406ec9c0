import { describe, expect, it } from 'vitest';
import { desktopNavigation, isActive, isSearchPage, mobileNavigation } from './navigation.ts';

const pages: readonly [address: string, item: number | undefined][] = [
  ['', 1],
  ['/', 1],
  ['/game-partner', 2],
  ['/game-partner/', 2],
  ['/game-partner/chat-1', 2],
  ['/game-partner/story-1', 2],
  ['/game-library', 3],
  ['/game-library/', 3],
  ['/game-library/g7', 3],
  ['/game-library/search', 3],
  ['/game-library/role-Info-1', 3],
  ['/activity/', 4],
  ['/activity', 4],
  ['/about-us', 5],
  ['/profile', undefined],
  ['/game-partners', undefined],
  ['/terms', undefined],
  ['/elsewhere/game-library', undefined],
  ['/ko', undefined],
  ['/ko/game-library', undefined],
  ['/zh-TW/activity', undefined],
];

const languages = ['', '/en', '/ja'];

describe.each([
  ['desktop', '', desktopNavigation],
  ['mobile', '/m', mobileNavigation],
] as const)('%s navigation', (_, device, items) => {
  it.each(
    languages.flatMap((language) =>
      pages.map(([address, item]) => ({ path: `${language}${device}${address}`, item })),
    ),
  )('marks only item $item on "$path"', ({ path, item }) => {
    expect(items.filter((each) => isActive(path, each)).map(({ id }) => id)).toEqual(
      item === undefined ? [] : [item],
    );
  });

  it('marks an item whose own path has a language prefix', () => {
    const [, companions] = items;
    expect(isActive('/en/game-partner/chat-1', { path: `/en${companions?.path}` })).toBe(true);
  });
});

it.each(['/game-library/search', '/en/m/game-library/search/'])(
  'recognizes %s as the search page',
  (path) => expect(isSearchPage(path)).toBe(true),
);

it('does not take a game for the search page', () =>
  expect(isSearchPage('/game-library/g1')).toBe(false));
