import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { goOffline, goTo, hydrated, newVisitor, sandbox, visit, withBrowser } from './visitor.ts';

const DAY_MS = 86_400_000;

withBrowser();
beforeEach(() => sandbox.reset());

describe('an activity', () => {
  it.each([
    ['desktop', ''],
    ['phone', '/m'],
  ] as const)('leads to its host with the word filled in, on a %s', async (device, prefix) => {
    const { page, complaints } = await visit(device, `${prefix}/activity?activity=count-to-nine`);
    await page.getByRole('dialog').getByRole('link', { name: '去跟九声说“开始”吧' }).click();
    await page.waitForURL(`**${prefix}/game-partner/chat-jiu-sheng**`);
    await hydrated(page);
    const field = page.getByRole('textbox', { name: '跟九声说点什么' });
    await expect.poll(() => field.inputValue()).toBe('开始');
    await field.click();
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByText('咚').first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('opens from the board of home over the list of its state, not over the one chosen before', async () => {
    const { page } = await visit('desktop', '/activity?state=ended');
    await page.getByRole('banner').getByRole('link', { name: '首页', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('main').getByRole('link', { name: '第一次上弦' }).click();
    await page.getByRole('dialog', { name: '第一次上弦' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('article').getByRole('link', { name: '第一次上弦' }).waitFor();
  });

  it('goes into a calendar as a file, with the address and the channel', async () => {
    const { page, complaints } = await visit(
      'desktop',
      '/en/activity?activity=walk-the-ridge&channel=bili_2024',
    );
    const saved = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Add to calendar' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('walk-the-ridge.ics');
    const file = readFileSync(await download.path(), 'utf8').replaceAll('\r\n ', '');
    expect(file).toMatch(/^DTSTART;VALUE=DATE:\d{8}\r$/m);
    expect(file).toContain(
      'https://companion.example/en/activity?activity=walk-the-ridge&channel=bili_2024',
    );
    expect(complaints).toEqual([]);
  });

  it('closes without a network, and the list of another state opens', async () => {
    const { page } = await visit('desktop', '/activity?activity=count-to-nine');
    await page.getByRole('dialog').waitFor();
    await goOffline(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('radio', { name: '已结束' }).click();
    await page.getByRole('article').getByRole('link', { name: '百折' }).waitFor();
    expect(new URL(page.url()).search).toBe('?state=ended&activity=');
  });

  it('that was closed is not opened again by Back', async () => {
    const { page } = await visit('desktop', '/about-us');
    await page.goto('/activity?activity=count-to-nine');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => url.searchParams.get('activity') === '');
    await page.goBack();
    await page.waitForURL('**/about-us');
  });

  it('that is over names its winners and offers no reminder', async () => {
    const { page } = await visit('desktop', '/activity?activity=hundred-folds');
    const dialog = page.getByRole('dialog', { name: '百折' });
    await dialog.getByText('第十七局，第三手就赢了').waitFor();
    expect(await dialog.getByRole('button', { name: '放进日历' }).count()).toBe(0);
  });
});

it('marks the day of the visitor in the calendar', async () => {
  const { page } = await newVisitor('desktop', {}, { timezoneId: 'Asia/Shanghai' });
  // The day before, in the server's zone.
  const now = new Date();
  const date = now.getUTCDate();
  await page.clock.install({
    time: Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), date, 23, 30),
  });
  await goTo(page, '/activity');
  const numbers = page.getByRole('region', { name: '这五周' }).locator('li', { hasText: /^\d+$/ });
  const marked = () =>
    numbers.evaluateAll((days) =>
      days.flatMap((day) =>
        getComputedStyle(day).backgroundImage === 'none' ? [] : [day.textContent],
      ),
    );
  await expect.poll(marked).toEqual([String(new Date(now.getTime() + DAY_MS).getUTCDate())]);
});
