import { expect, it } from 'vitest';
import { sitemap, sitemapIndex } from './sitemap.ts';

const url = 'https://companion.example/a?b=1&c="<d>"';
const escaped = 'https://companion.example/a?b=1&amp;c=&quot;&lt;d&gt;&quot;';

it('escapes addresses', () => {
  expect(sitemapIndex([url])).toContain(`<loc>${escaped}</loc>`);
  const xml = sitemap([{ url, alternates: [{ hreflang: 'en', url }] }]);
  expect(xml).toContain(`<loc>${escaped}</loc>`);
  expect(xml).toContain(`hreflang="en" href="${escaped}"`);
});

it('gives the date of a change, and none when it is unknown', () => {
  expect(sitemap([{ url, changedAt: '2026-11-22T10:00:00Z', alternates: [] }])).toContain(
    '<lastmod>2026-11-22</lastmod>',
  );
  expect(sitemap([{ url, alternates: [] }])).not.toContain('lastmod');
});
