import { describe, expect, it } from 'vitest';
import { anyChunkOf } from './chunks.ts';
import { holdBack, requestsEnded, visit, withBrowser } from './visitor.ts';

withBrowser();

describe('window resize across 768 px', () => {
  const narrow = { width: 760, height: 900 };
  const wide = { width: 1024, height: 900 };

  it('keeps the typed text and focus', async () => {
    const { page, complaints } = await visit(
      'desktop',
      '/game-library/search?searchValue=%E9%92%9F',
    );
    const above = page.getByRole('banner').getByRole('searchbox');
    const field = page.getByRole('main').getByRole('search').getByRole('combobox');
    await above.fill('夜航船');
    await field.fill('钟声');
    await page.setViewportSize(narrow);
    await page.waitForURL('**/m/game-library/search?**');
    await expect.poll(() => above.inputValue()).toBe('夜航船');
    await page.keyboard.type('里');
    expect(await field.inputValue()).toBe('钟声里');
    await page.setViewportSize(wide);
    await page.waitForURL((url) => url.pathname === '/game-library/search');
    await expect.poll(() => field.inputValue()).toBe('钟声里');
    expect(await above.inputValue()).toBe('夜航船');
    expect(complaints).toEqual([]);
  });

  it('keeps Back and Forward', async () => {
    const { page } = await visit('desktop', '/game-library');
    await page.getByRole('banner').getByRole('link', { name: '关于我们' }).click();
    await page.waitForURL(/\/about-us\/?$/);
    await page.setViewportSize(narrow);
    await page.waitForURL(/\/m\/about-us\/?$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await page.waitForURL('**/m/game-library');
    await page.getByRole('heading', { level: 1, name: '游戏知识库' }).waitFor();
    await page.goForward();
    await page.waitForURL(/\/m\/about-us\/?$/);
  });

  it('stays on a page of all devices when the resize code loads late', async () => {
    const { page } = await visit('desktop', '/about-us');
    const letThrough = await holdBack(
      page,
      anyChunkOf('../packages/screens/src/transfer-draft/index.ts'),
    );
    const asked = page.waitForRequest(
      anyChunkOf('../packages/screens/src/transfer-draft/index.ts'),
    );
    await page.setViewportSize(narrow);
    await asked;
    await page.getByRole('contentinfo').getByRole('link', { name: '用户协议' }).click();
    await page.waitForURL('**/terms');
    letThrough();
    await requestsEnded(page);
    expect(new URL(page.url()).pathname).toBe('/terms');
  });
});
