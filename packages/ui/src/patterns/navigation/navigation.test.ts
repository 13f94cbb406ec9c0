import { describe, expect, it } from 'vitest';
import { desktopNavigation, isActive, isSearchPage, mobileNavigation } from './navigation.ts';

const pages: readonly [address: string, item: number | undefined][] = [
  ['', 1],
  ['/', 1],
  ['?channel=ad', 1],
  ['#meet', 1],
  ['/game-partner', 2],
  ['/game-partner/', 2],
  ['/game-partner/chat-1', 2],
  ['/game-partner/story-1?scene=3', 2],
  ['/game-library', 3],
  ['/game-library/', 3],
  ['/game-library/g7', 3],
  ['/game-library/search?searchValue=/activity', 3],
  ['/game-library/role-Info-1', 3],
  ['/activity/', 4],
  ['/activity#a1', 4],
  ['/about-us', 5],
  ['/profile', undefined],
  ['/game-partners', undefined],
  ['/terms', undefined],
  ['/elsewhere/game-library', undefined],
];

const languages = ['', '/en', '/ja', '/ko', '/zh-TW'];

describe.each([
  ['desktop', '', desktopNavigation],
  ['mobile', '/m', mobileNavigation],
] as const)('the %s navigation', (_, device, items) => {
  it.each(
    languages.flatMap((language) =>
      pages.map(([address, item]) => ({ path: `${language}${device}${address}`, item })),
    ),
  )('on "$path" marks item $item and no other', ({ path, item }) => {
    expect(items.filter((each) => isActive(path, each)).map(({ id }) => id)).toEqual(
      item === undefined ? [] : [item],
    );
  });

  it('marks the same item when its own path carries the language', () => {
    const [, partner] = items;
    expect(isActive('/en/game-partner/chat-1', { path: `/en${partner?.path}` })).toBe(true);
  });
});

it.each(['/game-library/search', '/en/m/game-library/search/?searchValue=x'])(
  '%s is the search page',
  (path) => expect(isSearchPage(path)).toBe(true),
);

it('a game is not the search page', () => expect(isSearchPage('/game-library/g1')).toBe(false));
