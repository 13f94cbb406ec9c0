import { describe, expect, it } from 'vitest';
import { origin } from './visitor.ts';

const PUBLIC = 'https://companion.example';

const get = async (path: string) => {
  const answer = await fetch(`${origin()}${path}`, {
    headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Searchbot/2.1)' },
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

describe('a search engine', () => {
  it('is shown the way by robots.txt to a sitemap for each language', async () => {
    const robots = await get('/robots.txt');
    const index = attribute(robots.text, /^Sitemap: (.+)$/m) ?? '';
    const { text, headers } = await get(index.slice(PUBLIC.length));
    expect(headers.get('content-type')).toMatch(/^application\/xml/);
    expect(locations(text)).toHaveLength(3);
  });

  it.each(['zh', 'en', 'ja'])('finds everything in %s, and each page agrees', async (locale) => {
    const addresses = locations((await get(`/sitemap-${locale}.xml`)).text);
    expect(addresses.length).toBeGreaterThan(300);
    expect(new Set(addresses).size).toBe(addresses.length);
    const kinds = [
      /\/game-library\/nine-bells$/,
      /\/game-library\/game-role-nine-bells$/,
      /\/game-library\/nine-bells-first-hour$/,
      /\/role-Info-nine-bells-role-ringer$/,
      /\/detail-a-deng$/,
      /\/activity$/,
      /\/about-us$/,
      /\/terms$/,
    ];
    const all = [addresses[0], ...kinds.map((kind) => addresses.find((one) => kind.test(one)))];
    for (const address of all) {
      const { status, text, headers } = await get(address!.slice(PUBLIC.length) || '/');
      expect(status, address).toBe(200);
      expect(headers.get('x-robots-tag')).toBeNull();
      expect(attribute(text, /<link rel="canonical" href="([^"]+)"/)).toBe(address);
      expect(text.match(/<link rel="alternate" hrefLang=/gi)).toHaveLength(4);
      for (const [, json] of text.matchAll(
        /<script type="application\/ld\+json">([^<]+)<\/script>/g,
      ))
        expect(JSON.parse(json!)).toBeTypeOf('object');
    }
  });

  it('is not led to what belongs to one visitor, or to nobody', async () => {
    for (const path of ['/profile', '/game-partner/chat-a-deng', '/nowhere'])
      expect((await get(path)).text, path).toMatch(/<meta name="robots" content="noindex"/);
  });
});
