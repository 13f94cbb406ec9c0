import type { RouterContextProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { retainQueryParams } from './retain-query-params.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Where a navigation from a page with the query `from` is led instead of to `address`; `null`: nowhere. */
async function redirected(from: string, address: string): Promise<string | null> {
  vi.stubGlobal('window', { location: { search: from } });
  const url = new URL(address, 'https://companion.example');
  const request = new Request(url.href.replace(url.hash, ''));
  const context = {} as Readonly<RouterContextProvider>;
  try {
    await retainQueryParams({ request, url, pattern: '', params: {}, context }, async () => ({}));
    return null;
  } catch (answer) {
    return (answer as Response).headers.get('Location');
  }
}

it.each([
  ['?channel=bili', '/about-us', '/about-us?channel=bili'],
  ['?channel=bili', '/about-us#jobs', '/about-us?channel=bili#jobs'],
  ['?channel=a&channel=b', '/activity?state=ended', '/activity?state=ended&channel=a&channel=b'],
  ['?index', '/about-us', '/about-us?index'],
  ['?channel=%B0%D9%B6%C8', '/about-us?x=%B5%C6', '/about-us?x=%B5%C6&channel=%B0%D9%B6%C8'],
])('from a page with %s the way to %s leads to %s', async (from, address, target) => {
  expect(await redirected(from, address)).toBe(target);
  expect(await redirected(from, target)).toBeNull();
});
