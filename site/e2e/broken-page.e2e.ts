import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { anyChunkOf } from './chunks.ts';
import { visit, withBrowser } from './visitor.ts';

withBrowser();

it.each([
  [
    'that breaks while it is rendered is a 500',
    (page: Page) =>
      page.route(anyChunkOf('app/routes/about.tsx'), (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export default () => { throw new TypeError("broken"); };',
        }),
      ),
    '500',
  ],
  [
    'whose data does not come is a 503',
    (page: Page) => page.route(/\/about-us\/.*\.data/, (route) => route.abort()),
    '503',
  ],
] as const)('a page %s, and the header stays', async (_, spoil, status) => {
  const { page } = await visit('desktop', '/activity');
  await spoil(page);
  const banner = page.getByRole('banner');
  const before = await banner.elementHandle();
  await banner.getByRole('link', { name: '关于我们' }).click();
  await page.getByRole('heading', { level: 1, name: 'Internal Server Error' }).waitFor();
  await page.getByText(status, { exact: true }).waitFor();
  expect(await banner.evaluate((header, before) => header === before, before)).toBe(true);
});
