/**
 * Checks the docs pages of the built Storybook in both themes, on a desktop and a phone: what axe finds outside of the
 * stories, which their own tests check, and whether the page fits its window. Types into the search, too.
 *
 *   pnpm check:docs            all pages, and the search
 *   pnpm check:docs button     pages whose id contains the word
 */
import path from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright';
import { searchFaults } from './search-faults.ts';
import { viewports } from './viewports.ts';
import { launchBrowser, serveStorybook } from './visual/storybook.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const DEVICES = ['desktop', 'phone'] as const;
const THEMES = ['night', 'day'] as const;
const WAIT_MS = 120_000;
/** How long a page may go on loading, ms. */
const SETTLED_MS = 10_000;

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const browser = await launchBrowser();
const storybook = await serveStorybook(
  browser,
  path.resolve(import.meta.dirname, '../storybook-static'),
);
const pages = storybook.pages.filter(
  (id) => words.length === 0 || words.some((word) => id.includes(word)),
);
let failed = 0;
for (const id of pages) report(id, await faultsOf(id));
if (words.length === 0) report('search', await searchFaults(browser, storybook.address));
await storybook.close();
await browser.close();
const total = pages.length + (words.length === 0 ? 1 : 0);
print(`${total - failed} passed, ${failed} failed`);
if (failed > 0 || pages.length === 0) process.exitCode = 1;

function report(what: string, faults: readonly string[]): void {
  if (faults.length > 0) failed += 1;
  for (const fault of faults) print(`✗ ${what}, ${fault}`);
}

/** Both themes at a time. */
async function faultsOf(id: string): Promise<string[]> {
  return (await Promise.all(THEMES.map((theme) => faultsIn(id, theme)))).flat();
}

async function faultsIn(id: string, theme: (typeof THEMES)[number]): Promise<string[]> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  page.setDefaultTimeout(WAIT_MS);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(`${theme}: ${message}`));
  await page.goto(`${storybook.address}iframe.html?id=${id}&viewMode=docs&globals=theme:${theme}`);
  const isDrawn = await page
    .locator('.sbdocs-content')
    .waitFor()
    .then(
      () => true,
      () => false,
    );
  if (!isDrawn) {
    await page.close();
    return [...faults, `${theme}: the page is not drawn`];
  }
  // The colours of code come last. Stories that play in iframes may go on loading.
  await page.waitForLoadState('networkidle', { timeout: SETTLED_MS }).catch(() => undefined);
  for (const device of DEVICES) {
    await page.setViewportSize(viewports[device]);
    const cells = device === 'phone' ? await narrowCells(page) : [];
    const found = [...(await findings(page)), ...(await excess(page)), ...cells];
    faults.push(...found.map((fault) => `${device} ${theme}: ${fault}`));
  }
  await page.close();
  return faults;
}

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    const { violations } = await here.run(
      { include: ['.sbdocs-content'], exclude: ['.docs-story'] },
      { runOnly: rules, iframes: false, preload: false, resultTypes: ['violations'] },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, RULES);
}

async function excess(page: Page): Promise<string[]> {
  const px = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return px > 0 ? [`wider than the window by ${px} px`] : [];
}

/** On a phone the cells of a row stand below each other. */
async function narrowCells(page: Page): Promise<string[]> {
  const names = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLTableCellElement>('.docblock-argstable td')]
      .filter((cell) => cell.offsetWidth < 0.8 * (cell.closest('tr')?.offsetWidth ?? 0))
      .map(({ textContent }) => textContent?.slice(0, 20)),
  );
  return names.length > 0 ? [`cells do not fill their rows: ${names.join(', ')}`] : [];
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
