import { expect, it } from 'vitest';
import { spelledAsRoute } from './table.ts';

it.each([
  ['/EN', '/en'],
  ['/M/', '/m/'],
  ['/en/M/Profile', '/en/m/profile'],
  ['/Game-Library', '/game-library'],
  ['/game-library/Search', '/game-library/search'],
  ['/M/Profile/removeAccount-A', '/m/profile/removeAccount-A'],
  ['/Topup/Agreement1.html', '/topup/Agreement1.html'],
  ['/Sitemap-EN.xml', '/sitemap-en.xml'],
])('the words of %s are those of a route, in small letters: %s', (path, spelled) => {
  expect(spelledAsRoute(path)).toBe(spelled);
  expect(spelledAsRoute(spelled)).toBe(spelled);
});

it.each([
  '/Nowhere',
  '/ENX',
  '//EN',
  '/Terms.html',
  '/game-library/EN',
  '/game-library/Role-Info-x',
  '/game-partner/Chat-x',
])('%s is as it is: it has no word of a route in another case', (path) => {
  expect(spelledAsRoute(path)).toBe(path);
});
