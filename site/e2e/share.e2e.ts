import { readFileSync } from 'node:fs';
import jsQR from 'jsqr';
import type { Page } from 'playwright';
import { PNG } from 'pngjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { chunkOf } from './chunks.ts';
import { loadedPaths, requestsEnded, sandbox, visit, visitAs, withBrowser } from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const dialog = (page: Page) => page.getByRole('dialog', { name: '分享给朋友' });

/** Saves the card of the open dialog. Returns its size and what its QR code says. */
async function save(page: Page) {
  const saved = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: '保存图片' }).click();
  const file = await (await saved).path();
  const { data, width, height } = PNG.sync.read(readFileSync(file));
  return { size: [width, height], code: jsQR(new Uint8ClampedArray(data), width, height)?.data };
}

async function share(page: Page) {
  await page.getByRole('button', { name: '分享' }).click();
  await dialog(page).getByRole('img').waitFor();
}

describe('a card to share', () => {
  it.each([
    [
      'a companion',
      '/game-partner/detail-a-deng?channel=bili_2024',
      'https://companion.example/game-partner/detail-a-deng?channel=bili_2024',
    ],
    [
      'an article in English',
      '/en/game-library/clockwork-court-brass-lion',
      'https://companion.example/en/game-library/clockwork-court-brass-lion?channel=official-website',
    ],
  ])('of %s leads to it, with the channel', async (_, path, address) => {
    const { page, complaints } = await visit('desktop', path);
    const english = path.startsWith('/en');
    const code = chunkOf('app/lazy/share-dialog.tsx');
    await requestsEnded(page);
    expect(await loadedPaths(page)).not.toContain(code);
    await page.getByRole('button', { name: english ? 'Share' : '分享' }).click();
    const opened = page.getByRole('dialog', {
      name: english ? 'Share with a friend' : '分享给朋友',
    });
    await opened.getByRole('img').waitFor();
    expect(await loadedPaths(page)).toContain(code);
    const saved = page.waitForEvent('download');
    await opened.getByRole('button', { name: english ? 'Save picture' : '保存图片' }).click();
    const { data, width, height } = PNG.sync.read(readFileSync(await (await saved).path()));
    expect([width, height]).toEqual([1080, 1440]);
    expect(jsQR(new Uint8ClampedArray(data), width, height)?.data).toBe(address);
    expect(complaints).toEqual([]);
  });

  it('of an answer goes to the system’s sheet as a file on a phone', async () => {
    const { page, complaints } = await visit('phone', '/m/game-partner/chat-a-deng');
    await page.evaluate(() => {
      const sent: unknown[] = [];
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files = [] }: ShareData) =>
          sent.push(files.map(({ name, type }) => [name, type])),
      });
      Object.assign(window, { sent });
    });
    await page.getByRole('textbox', { name: '跟阿灯说点什么' }).fill('吞灯怎么打？');
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByRole('link').first().waitFor();
    await share(page);
    await dialog(page).getByRole('button', { name: '发给朋友' }).click();
    expect(await page.evaluate(() => Reflect.get(window, 'sent'))).toEqual([
      [['companion-answer.png', 'image/png']],
    ]);
    expect((await save(page)).code).toBe(
      'https://companion.example/game-partner/chat-a-deng?channel=official-website',
    );
    expect(complaints).toEqual([]);
  });

  it('of a profile leads to home, not to the user', async () => {
    const { page, complaints } = await visitAs('13500135091', 'desktop', '/profile');
    await share(page);
    expect(await save(page)).toEqual({
      size: [1080, 1440],
      code: 'https://companion.example/?channel=official-website',
    });
    expect(complaints).toEqual([]);
  });

  it('leaves the link when the browser cannot draw', async () => {
    const { page } = await visit('desktop', '/game-partner/detail-a-deng');
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toBlob = (done) => done(null);
    });
    await page.getByRole('button', { name: '分享' }).click();
    await dialog(page).getByText('图没画成，链接照样能发。').waitFor();
    expect(await dialog(page).textContent()).toContain('companion.example/game-partner/detail-a');
    expect(await dialog(page).getByRole('button', { name: '复制' }).isVisible()).toBe(true);
  });
});
