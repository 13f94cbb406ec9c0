import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserLaunchOptions } from '../../../.ci/browser.ts';
import { assertBuilt } from './sizes.ts';

const dist = path.resolve(import.meta.dirname, '../dist/entries');

let browser: Browser;
let library: string;
let theme: typeof import('../src/theme/index.ts');

beforeAll(async () => {
  assertBuilt();
  library = readFileSync(path.join(dist, 'theme.css'), 'utf8');
  theme = await import(path.join(dist, 'theme.js'));
  browser = await chromium.launch(await browserLaunchOptions());
});
afterAll(() => browser.close());

/** The colour of the page's ground, and its scheme, as a server renders it: without scripts. */
async function look(css: string, className: string, colorScheme: 'light' | 'dark') {
  const tab = await browser.newPage({ colorScheme });
  try {
    await tab.setContent(
      `<!doctype html><html class="${className}"><style>${css}</style><body style="background: ${theme.vars.color.page}">`,
    );
    return await tab.evaluate(() => ({
      ground: getComputedStyle(document.body).backgroundColor,
      scheme: getComputedStyle(document.documentElement).colorScheme,
    }));
  } finally {
    await tab.close();
  }
}

describe('the theme of the system', () => {
  it('is night on a dark system and day on a light one', async () => {
    const night = await look(library, theme.nightTheme, 'light');
    const day = await look(library, theme.dayTheme, 'dark');
    expect([night.scheme, day.scheme]).toEqual(['dark', 'light']);
    expect(night.ground).not.toBe(day.ground);
    expect(await look(library, theme.systemTheme, 'dark')).toEqual(night);
    expect(await look(library, theme.systemTheme, 'light')).toEqual(day);
  });

  it('has the colours of a brand, by class or by `mode`', async () => {
    const colors = {
      night: { color: { page: [0.16, 0.03, 255] } },
      day: { color: { page: [0.97, 0.01, 255] } },
    } as const;
    const night = { ground: 'oklch(0.16 0.03 255)', scheme: 'dark' };
    const day = { ground: 'oklch(0.97 0.01 255)', scheme: 'light' };
    const byClass = library + theme.createTheme(colors).css;
    expect(await look(byClass, theme.systemTheme, 'dark')).toEqual(night);
    expect(await look(byClass, theme.systemTheme, 'light')).toEqual(day);
    const byMode = library + theme.createTheme({ ...colors, mode: 'system' }).css;
    expect(await look(byMode, '', 'dark')).toEqual(night);
    expect(await look(byMode, '', 'light')).toEqual(day);
  });
});
