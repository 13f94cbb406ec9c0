import { beforeEach, describe, expect, it } from 'vitest';
import { events } from './sandbox-events.ts';
import {
  hide,
  hydrated,
  idle,
  requestsEnded,
  sandbox,
  visit,
  visitAs,
  visitWithoutCode,
  withBrowser,
  withMotion,
} from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const LONG = '/game-library/nine-bells-too-hard';
const SHORT = '/game-library/nine-bells-han-du';

describe('contents of an article', () => {
  it('lead to their headings without scripts', async () => {
    const page = await visitWithoutCode(LONG);
    await page.setViewportSize({ width: 1440, height: 900 });
    const links = page.getByRole('navigation', { name: '目录' }).getByRole('link');
    expect(await links.count()).toBeGreaterThanOrEqual(3);
    const name = await links.nth(1).textContent();
    await links.nth(1).click();
    const heading = page.getByRole('heading', { level: 2, name: name ?? '', exact: true });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(300);
  });

  it('mark the section that is read', async () => {
    const { page, complaints } = await visit('desktop', LONG);
    await page.setViewportSize({ width: 1440, height: 900 });
    await hydrated(page);
    const links = page.getByRole('navigation', { name: '目录' }).getByRole('link');
    await page.mouse.wheel(0, 10);
    await links.nth(2).click();
    await expect.poll(() => links.nth(2).getAttribute('aria-current')).toBe('location');
    expect(await page.locator('[aria-current=location]:visible').count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('lead to one section after another, and Back to the place where each was left', async () => {
    const { page } = await visit('desktop', LONG);
    await page.setViewportSize({ width: 1440, height: 700 });
    const links = page.getByRole('navigation', { name: '目录' }).getByRole('link');
    const topOf = (section: number) =>
      page.locator(`#section-${section}`).evaluate((heading) => heading.getBoundingClientRect().y);
    await links.nth(0).click();
    await page.waitForURL('**#section-1');
    await idle(page);
    const top = await topOf(1);
    expect(top).toBeLessThan(300);
    await page.evaluate(() => window.scrollBy(0, 100));
    await links.nth(2).click();
    await page.waitForURL('**#section-3');
    await idle(page);
    expect(await topOf(3)).toBeLessThan(300);
    await page.goBack();
    await page.waitForURL('**#section-1');
    await idle(page);
    expect(Math.round(await topOf(1))).toBe(Math.round(top - 100));
  });

  it('are closed above the text on a phone, and missing in an article without sections', async () => {
    const { page } = await visit('phone', `/m${LONG}`);
    const links = page.getByRole('navigation', { name: '目录' }).getByRole('link');
    expect(await links.count()).toBe(0);
    await page.locator('summary', { hasText: '目录' }).click();
    await expect.poll(() => links.count()).toBeGreaterThanOrEqual(3);
    const { page: short } = await visit('desktop', SHORT);
    expect(await short.getByText('目录').count()).toBe(0);
  });
});

it('has a skip link that leads to the content, also after another page was read', async () => {
  const { page } = await visit('desktop', LONG);
  await page.setViewportSize({ width: 1440, height: 700 });
  const skip = page.locator('a[href="#main"]');
  await skip.press('Enter');
  await page.waitForURL('**#main');
  await page.evaluate(() => window.scrollTo(0, 900));
  // Playwright would scroll to the link.
  const library = page.getByRole('banner').getByRole('link', { name: '游戏知识库' });
  await library.evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(/game-library\/?$/);
  await idle(page);
  await skip.press('Enter');
  await page.waitForURL('**#main');
  await idle(page);
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(300);
});

it('shows how far one has read, and nothing with reduced motion', async () => {
  const { page } = await visit('desktop', LONG);
  await withMotion(page);
  await page.setViewportSize({ width: 1440, height: 700 });
  await hydrated(page);
  const line = page.locator('article > span[aria-hidden]');
  const width = async () => (await line.boundingBox())?.width ?? 0;
  expect(await width()).toBeLessThan(200);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(width).toBeGreaterThan(1400);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => line.isVisible()).toBe(false);
});

describe('what a reader says of an article', () => {
  it('goes to the analytics from a visitor', async () => {
    const { page, complaints } = await visit('phone', `/en/m${SHORT}`);
    const said: unknown[] = [];
    await page.route('**/sandbox/analytics', (route) => {
      const events = route.request().postDataJSON() as { event: string }[];
      said.push(...events.filter(({ event }) => event.startsWith('article')));
      return route.fulfill({ json: {} });
    });
    await page.mouse.wheel(0, 400);
    await page.getByRole('main').getByRole('button', { name: 'No', exact: true }).click();
    await page.getByRole('button', { name: 'Out of date' }).click();
    await page.getByText('Noted. Thank you.').waitFor();
    await expect
      .poll(() => said)
      .toMatchObject([
        { event: 'article_rated', params: { rating: 'bad' } },
        { event: 'article_fault', params: { fault: 'outdated' } },
      ]);
    expect(complaints).toEqual([]);
  });

  it('goes to the backend from a user, not to the analytics', async () => {
    const { page } = await visitAs('13900139321', 'desktop', SHORT);
    const reported: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('report_user_action')) reported.push(request.postData() ?? '');
    });
    await page.mouse.wheel(0, 400);
    const feedback = page.getByRole('group', { name: '这篇有用吗？' });
    await feedback.getByRole('button', { name: '有用', exact: true }).click();
    await expect
      .poll(async () => {
        await hide(page);
        return reported.join();
      })
      .toMatch(/"rating":"good","action":"article_rated"/);
    await requestsEnded(page);
    expect(JSON.stringify(await events('analytics'))).not.toContain('article_rated');
  });
});
