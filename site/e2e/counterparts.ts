import { userAgents } from './devices.ts';

const PUBLIC = 'https://companion.example';

/** The addresses that a sitemap lists, without their origin. */
export const pathsOf = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&').slice(PUBLIC.length),
  );

interface Links {
  canonical: string | undefined;
  /** Addresses by language. */
  languages: Record<string, string>;
  /** The phone's page. */
  phone: string | undefined;
}

async function linksOf(origin: string, path: string, userAgent: string): Promise<Links> {
  const headers = { 'User-Agent': userAgent };
  const answer = await fetch(`${origin}${path}`, { headers, redirect: 'manual' });
  const html = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
  const pathIn = (pattern: RegExp) => pattern.exec(html)?.[1]?.slice(PUBLIC.length);
  const alternates = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi);
  return {
    canonical: pathIn(/<link rel="canonical" href="([^"]+)"/),
    languages: Object.fromEntries(
      [...alternates].map(([, language, address = '']) => [language, address.slice(PUBLIC.length)]),
    ),
    phone: pathIn(
      /<link rel="alternate" media="only screen and \(max-width: 768px\)" href="([^"]+)"/,
    ),
  };
}

/**
 * What is wrong with the links between a Chinese page, its other languages and its phone's pages. Each page of a device
 * must name the same four addresses, and phones' pages the desktop's page as canonical.
 */
export async function counterpartFaults(origin: string, path: string): Promise<string[]> {
  const faults: string[] = [];
  const expectSame = (what: string, found: unknown, wanted: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      faults.push(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
  };
  const { languages, phone } = await linksOf(origin, path, userAgents.desktop);
  expectSame(`languages of ${path}`, Object.keys(languages), ['zh-CN', 'en', 'ja', 'x-default']);
  expectSame(`default language of ${path}`, languages['x-default'], path);
  const onPhone = phone === undefined ? undefined : await linksOf(origin, phone, userAgents.phone);
  for (const [language, address] of Object.entries(languages)) {
    const page = await linksOf(origin, address, userAgents.desktop);
    expectSame(`canonical of ${address}`, page.canonical, address);
    expectSame(`languages of ${address}`, page.languages, languages);
    if (onPhone === undefined) continue;
    expectSame(`phone's page of ${address}`, page.phone, onPhone.languages[language]);
    const twin = await linksOf(origin, page.phone ?? '/missing', userAgents.phone);
    expectSame(`canonical of ${page.phone}`, twin.canonical, address);
    expectSame(`languages of ${page.phone}`, twin.languages, onPhone.languages);
  }
  return faults;
}
