import { expect, test } from 'vitest';
import { sitemap, sitemapIndex } from './sitemap.ts';

test('an id is data, never markup', () => {
  const xml = sitemap('https://companion.example', 'zh', [{ path: '/game-library/a&b<c>"' }]);
  expect(xml).toContain('<loc>https://companion.example/game-library/a%26b%3Cc%3E%22</loc>');
});

test('the index names a file for each language', () => {
  const xml = sitemapIndex('https://companion.example');
  expect([...xml.matchAll(/sitemap-(\w+)\.xml/g)].map(([, locale]) => locale)).toEqual([
    'zh',
    'en',
    'ja',
  ]);
});
