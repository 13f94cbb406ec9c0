import { expect, it } from 'vitest';
import { counterpartOf, isGuidePath } from './guides.ts';
import { filesOf } from './store-page.ts';

it.each([
  '/game-library/nine-bells',
  '/en/m/game-library/%E9%92%9F',
  '/m/game-library/nine-bells-han-du',
])('stores the guide at %s', (path) => expect(isGuidePath(path)).toBe(true));

it.each([
  '/',
  '/profile',
  '/game-library',
  '/game-library/search',
  '/ja/game-library/role-Info-x',
  '/game-library/game-role-x',
  '/game-partner/chat-a-deng',
  '/game-library/../profile',
  '/game-library/x?tag=y',
  '/api/game-library/x',
  'https://evil.example/game-library/x',
])('never stores %s', (path) => expect(isGuidePath(path)).toBe(false));

it.each([
  ['/game-library/x', '/m/game-library/x'],
  ['/ja/game-library/x', '/ja/m/game-library/x'],
])('knows the counterparts %s and %s', (desktop, mobile) => {
  expect(counterpartOf(desktop)).toBe(mobile);
  expect(counterpartOf(mobile)).toBe(desktop);
});

it('finds the files of a page, each once', () => {
  const html = `
    <link rel="stylesheet" href="/assets/root-a1.css"/><link rel="modulepreload" href="/assets/shell-b2.js"/>
    <script type="module">import "/assets/shell-b2.js"; import("/assets/entry.client-c3.js")</script>
    <a href="/game-library/assets">x</a><video src="/assets/film.mp4"></video>`;
  expect(filesOf(html)).toEqual([
    '/assets/root-a1.css',
    '/assets/shell-b2.js',
    '/assets/entry.client-c3.js',
  ]);
});
