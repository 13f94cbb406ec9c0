import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './create-client.ts';

const ORIGIN = 'https://product.example';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What the anti-forgery header of a call is that a page with these cookies makes. */
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
  if (method === 'POST') await client.users.reportAction({ action: 'x' });
  else await client.visitor.game.list();
  return headers.get('X-XSRF-TOKEN');
}

describe('the anti-forgery token (spec §7)', () => {
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
  ])('goes nowhere else: %s', async (baseUrl) => {
    expect(await headerOf({ baseUrl })).toBeNull();
  });

  it('goes with nothing that only reads', async () => {
    expect(await headerOf({ method: 'GET' })).toBeNull();
  });

  it.each([
    ['a=1; XSRF-TOKEN=secret; b=2', 'secret'],
    ['NOT-XSRF-TOKEN=other; XSRF-TOKEN=secret', 'secret'],
    ['XSRF-TOKEN=a=b', 'a=b'],
    ['XSRF-TOKEN=a%2Fb', 'a/b'],
    ['XSRF-TOKEN=50%', '50%'],
    // What it decodes to can't stand in a header.
    ['XSRF-TOKEN=a%0D%0AEvil%3A%201', 'a%0D%0AEvil%3A%201'],
  ])('of the cookies %j is %j', async (cookie, value) => {
    expect(await headerOf({ cookie })).toBe(value);
  });

  it.each(['', 'a=1', 'NOT-XSRF-TOKEN=other', 'XSRF-TOKEN=', 'XSRF-TOKENS=other'])(
    'is left out when the cookies are %j',
    async (cookie) => {
      expect(await headerOf({ cookie })).toBeNull();
    },
  );

  it('is left out in a frame that has no origin', async () => {
    expect(await headerOf({ origin: 'null' })).toBeNull();
  });
});
