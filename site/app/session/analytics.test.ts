import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('location', new URL('https://site.example/'));
});

it('measures nothing, and fails nobody, when its code does not come', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { siteAnalytics } = await import('./analytics.ts');
  const analytics = siteAnalytics();
  expect(await analytics.webId()).toBeNull();
  expect(await analytics.event('download')).toBeUndefined();
  expect(await analytics.identify('7')).toBeUndefined();
});
