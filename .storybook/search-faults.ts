import type { Browser, Page } from 'playwright';
import { viewports } from './viewports.ts';

/** Names, synonyms and tokens as designers type them, and the page that they mean. */
const meant = [
  ['Modal', 'Dialog'],
  ['弹窗', 'Dialog'],
  ['ダイアログ', 'Dialog'],
  ['按钮', 'Button'],
  ['ボタン', 'Button'],
  ['登录', 'Login dialog'],
  ['ログイン', 'Login dialog'],
  ['サインイン', 'Login dialog'],
  ['カード', 'Game card'],
  ['token', 'Foundations'],
  ['颜色', 'Foundations'],
  ['z-index', 'Foundations'],
  ['radius.m', 'Foundations'],
  ['--companion-color-ember', 'Foundations'],
] as const;
const WAIT_MS = 30_000;

/** Types into the search of a built Storybook. Returns what it does not find. */
export async function searchFaults(browser: Browser, address: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: viewports.desktop });
  page.setDefaultTimeout(WAIT_MS);
  await page.goto(address);
  const faults: string[] = [];
  for (const [word, title] of meant) {
    await page.locator('#storybook-explorer-searchfield').fill(word);
    const found = page.locator('.search-result-item').filter({ hasText: title }).first();
    await found.waitFor().catch(() => faults.push(`“${word}” does not find ${title}`));
  }
  await landsOn(page, 'radius.m', '[id^="radiusm-"]').catch(() =>
    faults.push('“radius.m” leads beside its heading'),
  );
  await page.close();
  return faults;
}

/** Follows what the search finds. The heading is in the window when the stories above it are drawn. */
async function landsOn(page: Page, token: string, heading: string): Promise<void> {
  await page.locator('#storybook-explorer-searchfield').fill(token);
  await page.locator('.search-result-item').filter({ hasText: token }).first().click();
  const preview = page.frameLocator('#storybook-preview-iframe');
  const target = preview.locator(heading);
  await target.waitFor({ state: 'attached' });
  const frame = await (await target.elementHandle())?.ownerFrame();
  await frame?.waitForFunction((heading) => {
    const stories = [...document.querySelectorAll('.sb-story > [data-name]')];
    const { top } = document.querySelector(heading)?.getBoundingClientRect() ?? {};
    const isInWindow = top !== undefined && top > -1 && top < innerHeight;
    return stories.every((story) => story.firstChild) && isInWindow;
  }, heading);
}
