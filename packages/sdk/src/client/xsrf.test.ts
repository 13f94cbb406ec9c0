import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './create-client.ts';

const ORIGIN = 'https://product.example';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The anti-forgery header of a call from a page with these cookies. */
async function headerOf(
  options: { cookie?: string; baseUrl?: string; origin?: string; method?: 'GET' | 'POST' } = {},
): Promise<string | null> {
  const { cookie = 'XSRF-TOKEN=secret', baseUrl = '', origin = ORIGIN, method = 'POST' } = options;
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('location', { origin });
  let headers = new Headers();
  const client = createClient({
    baseUrl,
    userAgent: '',
    fetch: async (_, init) => {
      headers = new Headers(init?.headers);
      return Response.json({ error_code: 0, payload: { items: [] } });
    },
  });
  if (method === 'POST') await client.users.reportActions([{ action: 'x' }]);
  else await client.visitor.game.list();
  return headers.get('X-XSRF-TOKEN');
}

describe('anti-forgery token (spec §7)', () => {
  it.each(['', ORIGIN, `${ORIGIN}/`, `${ORIGIN}:443`])(
    'goes with a POST to the page’s own origin: %j',
    async (baseUrl) => {
      expect(await headerOf({ baseUrl })).toBe('secret');
    },
  );

  it.each([
    'https://api.example',
    'https://product.example.evil.example',
    'http://product.example',
    'https://product.example:8443',
    '//evil.example',
    'https://product.example@evil.example',
  ])('is not sent to another origin: %s', async (baseUrl) => {
    expect(await headerOf({ baseUrl })).toBeNull();
  });

  it('is not sent with GET', async () => {
    expect(await headerOf({ method: 'GET' })).toBeNull();
  });

  it.each([
    ['a=1; XSRF-TOKEN=secret; b=2', 'secret'],
    ['NOT-XSRF-TOKEN=other; XSRF-TOKEN=secret', 'secret'],
    ['XSRF-TOKEN=; XSRF-TOKEN=secret', 'secret'],
    ['XSRF-TOKEN=令牌; XSRF-TOKEN=secret', 'secret'],
    ['XSRF-TOKEN="a b"', '"a b"'],
    ['XSRF-TOKEN=a=b', 'a=b'],
    ['XSRF-TOKEN=a%2Fb', 'a/b'],
    ['XSRF-TOKEN=50%', '50%'],
    // The decoded value is not safe in a header.
    ['XSRF-TOKEN=a%0D%0AEvil%3A%201', 'a%0D%0AEvil%3A%201'],
  ])('is read from the cookies %j as %j', async (cookie, value) => {
    expect(await headerOf({ cookie })).toBe(value);
  });

  it.each([
    '',
    'a=1',
    'NOT-XSRF-TOKEN=other',
    'XSRF-TOKEN=',
    'XSRF-TOKEN=令牌',
    'XSRF-TOKENS=other',
  ])('is left out when the cookies are %j', async (cookie) => {
    expect(await headerOf({ cookie })).toBeNull();
  });

  it('is not sent from a frame without an origin', async () => {
    expect(await headerOf({ origin: 'null' })).toBeNull();
  });
});
