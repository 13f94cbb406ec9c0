import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from './log-in.ts';
import { get } from './raw-requests.ts';
import { hasIPv6, type SiteProcess, startSite } from './site-process.ts';
import { origin } from './visitor.ts';

it.runIf(hasIPv6())(
  'knows its proxy by its IPv4 address also where it listens by IPv6',
  async () => {
    const site = await startSite({
      HOST: '::',
      SANDBOX_PUBLIC: '1',
      COMPANION_TRUSTED_PROXY: '127.0.0.1',
    });
    const origin = `http://127.0.0.1:${new URL(site.origin).port}`;
    const headers = { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Proto': 'https' };
    const answer = await get(origin, '/sandbox/ip', 'desktop', headers);
    expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age/);
    expect((await answer.json()).ip).toBe('203.0.113.9');
    await site.stop();
  },
);

describe('behind a TLS proxy', () => {
  let site: SiteProcess;
  beforeAll(async () => {
    site = await startSite({
      SANDBOX_PUBLIC: '1',
      COMPANION_TRUSTED_PROXY: '127.0.0.1, 10.0.0.2',
    });
  });
  afterAll(() => site.stop());

  /** One address of each response kind. */
  const addresses = [
    '/',
    '/m',
    '/en',
    '/game-library/nine-bells-first-hour',
    '/nowhere',
    '/profile',
    '/about-us.data',
    '/terms.html',
  ];
  const secure = { 'X-Forwarded-Proto': 'https' };

  it('reads the visitor’s address behind one and two proxies, and trusts no other', async () => {
    const visitor = async (forwarded: string) => {
      const headers = { 'X-Forwarded-For': forwarded };
      return (await (await get(site.origin, '/sandbox/ip', 'desktop', headers)).json()).ip;
    };
    expect(await visitor('203.0.113.9')).toBe('203.0.113.9');
    expect(await visitor('198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
    expect(await visitor('198.51.100.1, 203.0.113.9, 10.0.0.2')).toBe('203.0.113.9');
  });

  // The rules of MDN's HTTP Observatory for the grade A+.
  it.each(addresses)('%s has strict security headers', async (path) => {
    const answer = await get(site.origin, path, path === '/m' ? 'phone' : 'desktop', secure);
    const { headers } = answer;
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();

    const policy = new Map(
      (headers.get('content-security-policy') ?? '')
        .split('; ')
        .map((directive) => directive.split(' '))
        .map(([name = '', ...sources]) => [name, sources]),
    );
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    const allowed: Record<string, RegExp> = {
      'style-src-attr': /^'unsafe-inline'$/,
      'img-src': /^('self'|data:)$/,
      'require-trusted-types-for': /^'script'$/,
      'trusted-types': /^default$/,
    };
    for (const [name, sources] of policy)
      for (const source of sources)
        expect(source, name).toMatch(allowed[name] ?? /^('self'|'none'|'sha256-[\w+/=]+')$/);
    const html = await answer.text();
    if (!path.endsWith('.data')) expect(policy.get('base-uri')).toEqual(["'none'"]);
    // Scripts of the same origin need no integrity attribute.
    for (const [, source] of html.matchAll(/<script[^>]* src="([^"]*)"/g))
      expect(source).toMatch(/^\/[^/]/);
  });

  it('sends HSTS for TLS requests only', async () => {
    for (const path of [...addresses, '/healthz', '/robots.txt', '/api/visitor/game/list']) {
      const hsts = async (origin: string, headers: Record<string, string>) =>
        (await get(origin, path, 'desktop', headers)).headers.get('strict-transport-security');
      expect(await hsts(site.origin, secure), path).toMatch(/^max-age=63072000/);
      expect(await hsts(site.origin, {}), path).toBeNull();
      expect(await hsts(site.origin, { 'X-Forwarded-Proto': 'http' }), path).toBeNull();
      // A site that trusts no proxy.
      expect(await hsts(origin(), secure), path).toBeNull();
    }
  });

  it('sends its cookie as Secure and SameSite', async () => {
    const { answers } = await logIn(site.origin, '13800138000', secure);
    const [cookie = '', ...others] = answers.flatMap(({ headers }) => headers.getSetCookie());
    expect(others).toEqual([]);
    expect(cookie.split('; ').slice(1).sort()).toEqual(['Path=/', 'SameSite=Lax', 'Secure']);
  });
});
