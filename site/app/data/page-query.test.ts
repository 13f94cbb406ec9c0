import { describe, expect, it } from 'vitest';
import { isUnchecked, pageName, pageQuery } from './page-query.ts';

const queryOf = (address: string) =>
  String(pageQuery(new URL(address, 'https://companion.example')));

describe('query of a page', () => {
  it.each([
    // Only what the page reads.
    ['/about-us?tag=a&searchValue=b&gamesPage=2', ''],
    ['/?searchValue=a&state=ended', ''],
    ['/nowhere?tag=a', ''],
    ['/terms?tag=a', ''],
    ['/game-partner?tag=a&genre=b&channel=c', 'tag=a'],
    [
      '/en/m/game-library/game-role-x?entitiesPage=2&entityKind=boss',
      'entityKind=boss&entitiesPage=2',
    ],
    ['/game-library/x?entityKind=boss', ''],
    ['/game-partner/story-x?story=a&look=b', 'story=a'],
    // As it reads it.
    ['/game-library?gamesPage=1', ''],
    ['/game-library?gamesPage=0', ''],
    ['/game-library?gamesPage=1e15', ''],
    ['/game-library?gamesPage=02', 'gamesPage=2'],
    ['/game-library?gamesPage=2&gamesPage=3', 'gamesPage=2'],
    ['/game-library?genre=+a+&genre=b', 'genre=a'],
    ['/game-library?genre=', ''],
    [`/game-library/search?searchValue=${'a'.repeat(101)}`, `searchValue=${'a'.repeat(100)}`],
    // Data of a page.
    ['/game-library.data?genre=a&_routes=game-library___zh', 'genre=a'],
    ['/activity/_.data?state=ended', 'state=ended'],
    ['/constructor?tag=a', ''],
  ])('%.60s is "%s"', (address, query) => {
    expect(queryOf(address)).toBe(query);
  });

  it('is read like the address itself', () => {
    for (const value of [
      ' a ',
      'a'.repeat(200),
      `${' '.repeat(99)}ab`,
      '灯'.repeat(101),
      '😀'.repeat(60),
    ]) {
      const once = queryOf(`/game-library?${new URLSearchParams({ genre: value })}`);
      expect(queryOf(`/game-library?${once}`)).toBe(once);
    }
  });
});

it.each([
  ['/activity.data', 'activity'],
  ['/activity/_.data', 'activity'],
  ['/en/m/game-library/x_.data', 'm-game-library-id'],
])('%s is data of %s', (pathname, name) => {
  expect(pageName(pathname)).toBe(name);
});

it.each([
  ['/terms2024', true],
  ['/en/privacy-x', true],
  ['/terms2024.data', true],
  ['/topup/agreement1.html', true],
  ['/ja/m/profile/removeAccount-7', true],
  ['/terms', false],
  ['/terms.html', false],
  ['/terms-txj.html', false],
  ['/profile', false],
  ['/game-library/terms-id', false],
  ['/m/game-partner/chat-7', false],
  ['/nowhere', false],
])('an id in %s is unchecked: %s', (pathname, expected) => {
  expect(isUnchecked(pathname)).toBe(expected);
});
