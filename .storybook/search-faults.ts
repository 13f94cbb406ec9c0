import type { Browser } from 'playwright';
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
  await page.close();
  return faults;
}
