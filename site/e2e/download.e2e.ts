import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { get } from './raw-requests.ts';
import { newVisitor, origin, requestsEnded, sandbox, visit, withBrowser } from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

/** Decodes the QR code in a picture. */
function scan(picture: Buffer): string | undefined {
  const { data, width, height } = PNG.sync.read(picture);
  return jsQR(new Uint8ClampedArray(data), width, height)?.data;
}

describe('download', () => {
  it('carries channel and web id and reports an event', async () => {
    const { page } = await newVisitor('desktop');
    // A press before the web id is known waits for it up to 2.5 s, which a busy machine may need.
    const asked = page.waitForResponse('**/sandbox/analytics/webid');
    await page.goto('/?channel=bili_2024');
    await asked;
    await requestsEnded(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Windows 版（AMD 显卡）' }).first().click();
    const download = await saved;
    expect(download.url()).toMatch(/\/beta\/amd\/CompanionSetup_bili_2024_[0-9a-f]{8,16}\.exe$/);
    expect((await fetch(download.url())).status).toBe(200);
    expect(page.url()).toBe(`${origin()}/?channel=bili_2024`);
    await expect
      .poll(async () => (await fetch(`${origin()}/sandbox/events`)).text())
      .toContain('download_pc');
  });

  it.each([
    ['desktop', '/en', 'Download for AI PCs'],
    ['phone', '/en/m', 'Open the app'],
  ] as const)('works by its link address on a %s at %s', async (device, path, name) => {
    const { page } = await visit(device, path);
    const href = await page.getByRole('link', { name }).first().getAttribute('href');
    expect((await fetch(new URL(href ?? '', origin()))).status).toBe(200);
  });

  it.each([
    ['/?channel=bili_2024', '/m?channel=bili_2024'],
    ['/en', '/en/m?channel=official-website'],
  ])('keeps the channel in the QR code: %s', async (path, scanned) => {
    const { page } = await visit('desktop', path);
    await page.mouse.wheel(0, 100);
    const code = page.getByRole('img', { name: /手机版下载二维码|QR code/ });
    // The site's public origin (site-process.ts).
    const expected = `https://companion.example${scanned}`;
    await expect.poll(async () => scan(await code.screenshot())).toBe(expected);
    // The HTML does not contain the channel.
    expect(await (await get(origin(), path)).text()).not.toContain('bili_2024');
  });

  it('opens the deep link on a phone and reports the ten fields', async () => {
    const { page } = await visit('phone', '/m?channel=bili_2024');
    await page.getByRole('link', { name: '打开 App' }).first().click();
    await page.waitForURL(/\/sandbox\/deep-link/);
    const events = async () => (await fetch(`${origin()}/sandbox/events`)).text();
    await expect.poll(events).toContain('download_mobile');
    await expect.poll(events).toContain('"conv_time":0');
  });
});
