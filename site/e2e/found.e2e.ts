import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { readDocuments } from '../server/documents.ts';
import { counterpartFaults, pathsOf } from './counterparts.ts';
import { userAgents } from './devices.ts';
import { orderFault } from './raw-requests.ts';
import { staticDocuments } from './routes.ts';
import { startSite } from './site-process.ts';
import {
  fullyHydrated,
  hydrated,
  moveMouse,
  neverIdle,
  newVisitor,
  origin,
  visitWithoutCode,
  withBrowser,
} from './visitor.ts';

withBrowser();

const { legal = {} } = readDocuments().documents ?? {};

const PUBLIC = 'https://companion.example';

const SEARCHBOT = 'Mozilla/5.0 (compatible; Searchbot/2.1)';

const get = async (path: string, userAgent = SEARCHBOT) => {
  const answer = await fetch(`${origin()}${path}`, { headers: { 'User-Agent': userAgent } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const canonicalOf = (html: string) => attribute(html, /<link rel="canonical" href="([^"]+)"/);

const linesOf = async (page: Page) => {
  // biome-ignore lint/performance/useDomNodeTextContent: what is not drawn is not read.
  const text = await page.locator('body').innerText();
  return text.split('\n').map((line) => line.trim());
};

/** One page of each kind. */
const kinds = [
  /\/game-library\/nine-bells$/,
  /\/game-library\/game-role-nine-bells$/,
  /\/game-library\/nine-bells-first-hour$/,
  /\/role-Info-nine-bells-role-ringer$/,
  /\/detail-a-deng$/,
  /\/activity$/,
  /\/about-us$/,
  /\/game-list-a-deng$/,
  /\/terms$/,
];

describe('search engine', () => {
  it('finds a sitemap for each language by robots.txt', async () => {
    const robots = await get('/robots.txt');
    const index = attribute(robots.text, /^Sitemap: (.+)$/m) ?? '';
    const { text, headers } = await get(index.slice(PUBLIC.length));
    expect(headers.get('content-type')).toMatch(/^application\/xml/);
    expect(locations(text)).toHaveLength(3);
  });

  it.each(['zh', 'en', 'ja'])(
    'finds every page in %s with a matching canonical address',
    async (locale) => {
      const addresses = locations((await get(`/sitemap-${locale}.xml`)).text);
      expect(addresses.length).toBeGreaterThan(300);
      expect(new Set(addresses).size).toBe(addresses.length);
      const all = [addresses[0], ...kinds.map((kind) => addresses.find((one) => kind.test(one)))];
      for (const address of all) {
        const { status, text, headers } = await get(address!.slice(PUBLIC.length) || '/');
        expect(status, address).toBe(200);
        expect(headers.get('x-robots-tag')).toBeNull();
        expect(canonicalOf(text)).toBe(address);
        expect(
          attribute(text, /<meta name="description" content="([^"]{10,})"/),
          address,
        ).toBeTruthy();
        expect(text.match(/<link rel="alternate" hrefLang=/gi)).toHaveLength(4);
        for (const [, json] of text.matchAll(
          /<script type="application\/ld\+json">([^<]+)<\/script>/g,
        ))
          expect(JSON.parse(json!)).toBeTypeOf('object');
      }
    },
  );

  it('finds every page while the API is slow', async () => {
    const site = await startSite({ COMPANION_API_TIMEOUT_MS: '5000' });
    // Two batches of calls. Together they take longer than the calls of another page may.
    const fault = { path: '/api/visitor/game/detail', times: 100, delay_ms: 2600 };
    await orderFault(site.origin, fault);
    const answer = await fetch(`${site.origin}/sitemap-zh.xml`);
    expect(answer.status).toBe(200);
    const addresses = locations(await answer.text());
    await site.stop();
    expect(addresses).toEqual(locations((await get('/sitemap-zh.xml')).text));
  });

  it.each(staticDocuments)('finds %s and its other languages', async (path) => {
    const alternates = (html: string) =>
      [...html.matchAll(/<link rel="alternate" hrefLang="[^"]+" href="([^"]+)"/gi)].map(
        ([, address]) => address,
      );
    const document = (await get(path)).text;
    const addresses = alternates(document);
    expect(addresses).toContain(canonicalOf(document));
    for (const address of addresses) {
      const { status, text } = await get(address!.slice(PUBLIC.length));
      expect(status, address).toBe(200);
      expect(canonicalOf(text)).toBe(address);
      expect(alternates(text)).toEqual(addresses);
      const language = (/\/(en|ja)\//.exec(address!)?.[1] ?? 'zh') as 'zh' | 'en' | 'ja';
      const { title } = legal[path.slice(1).replace(/\.html$/, '')]![language];
      expect(text).toContain(`<title>${title} · `);
    }
  });

  it('finds the same pages by the sitemap and by links', async () => {
    const listed = new Set(locations((await get('/sitemap-zh.xml')).text));
    const pages = new Map<string, string>();
    const ahead = ['/'];
    const known = new Set(ahead);
    for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
      const { status, headers, text } = await get(path);
      expect(status, path).toBe(200);
      if (!headers.get('content-type')?.startsWith('text/html')) continue;
      if (!/<meta name="robots" content="noindex"/.test(text)) pages.set(path, text);
      for (const [, written = ''] of text.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) {
        const href = written.replaceAll('&amp;', '&');
        if (known.has(href) || /^\/(?:en|ja|m|sandbox|api)(?:\/|$)/.test(href)) continue;
        known.add(href);
        ahead.push(href);
      }
    }
    expect(pages.size).toBeGreaterThan(200);
    const canonical = [...pages].map(([path, text]) => canonicalOf(text) ?? path);
    expect(canonical.filter((address) => !listed.has(address))).toEqual([]);
    expect([...listed].filter((address) => !canonical.includes(address))).toEqual([]);
  });

  it('reads the same text without scripts in each kind of page', async () => {
    const { page } = await newVisitor('desktop');
    await neverIdle(page);
    const plain = await visitWithoutCode('/terms');
    for (const path of [
      '/',
      '/about-us',
      '/activity',
      '/game-library',
      '/game-library/nine-bells',
      '/game-library/nine-bells-first-hour',
      '/game-library/game-role-nine-bells',
      '/game-library/role-Info-nine-bells-role-ringer',
      '/game-partner',
      '/game-partner/detail-a-deng',
      '/game-partner/game-list-a-deng',
      '/game-partner/story-a-deng',
      '/terms',
    ]) {
      await page.goto(path);
      await hydrated(page);
      // Home and walls of looks render fully on the first interaction.
      await moveMouse(page, 400, 400);
      await fullyHydrated(page);
      // Words that stand on many cards count once: which lamps are lit depends on the hour of the visitor.
      const lines = [...new Set(await linesOf(page))];
      await plain.setViewportSize({ width: 1440, height: 900 });
      await plain.goto(path);
      // The wall of looks renders near the viewport.
      const whole = await plain.locator('html').boundingBox();
      await plain.setViewportSize({ width: 1440, height: Math.ceil(whole?.height ?? 900) });
      const missing = async () => {
        const read = new Set(await linesOf(plain));
        return lines.filter((line) => !read.has(line)).join('').length / lines.join('').length;
      };
      await expect.poll(missing, { message: path }).toBeLessThanOrEqual(0.05);
    }
  });

  it('finds the same pages in each language', async () => {
    const [zh = [], ...others] = await Promise.all(
      ['zh', 'en', 'ja'].map(async (locale) => pathsOf((await get(`/sitemap-${locale}.xml`)).text)),
    );
    for (const [index, prefix] of ['/en', '/ja'].entries())
      expect(others[index]).toEqual(zh.map((path) => `${prefix}${path}`.replace(/\/$/, '')));
  });

  // The benchmark `found` does this with every page.
  it('finds matching alternates for languages and devices of each kind of page', async () => {
    const listed = pathsOf((await get('/sitemap-zh.xml')).text);
    const faults: string[] = [];
    for (const path of ['/', ...kinds.map((kind) => listed.find((one) => kind.test(one)))])
      faults.push(...(await counterpartFaults(origin(), path ?? '/missing')));
    expect(faults).toEqual([]);
  });

  it.each([
    ['/profile', '/profile'],
    // App stores require that account removal can be found. The canonical address has no id.
    ['/m/profile/removeAccount-1', '/profile'],
    ['/game-partner/chat-a-deng', '/game-partner/chat-a-deng'],
    ['/game-library/search', '/game-library/search'],
  ])('may list %s', async (path, canonical) => {
    const { text } = await get(path, path.startsWith('/m') ? userAgents.phone : undefined);
    expect(text).not.toContain('noindex');
    expect(canonicalOf(text)).toBe(`${PUBLIC}${canonical}`);
    expect(text).toMatch(/<meta name="description" content="[^"]{8,}"/);
  });

  it('may not list search results and unknown pages', async () => {
    for (const path of ['/game-library/search?searchValue=%E9%92%9F', '/nowhere'])
      expect((await get(path)).text, path).toMatch(/<meta name="robots" content="noindex"/);
  });
});
