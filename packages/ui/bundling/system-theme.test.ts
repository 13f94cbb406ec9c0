import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserLaunchOptions } from '../../../.ci/browser.ts';
import { assertBuilt } from './sizes.ts';

const dist = path.resolve(import.meta.dirname, '../dist/entries');

let browser: Browser;
let library: string;
let theme: typeof import('../src/theme/index.ts');
let themeSwitch: string;

beforeAll(async () => {
  assertBuilt();
  library = ['theme.css', 'theme-switch.css']
    .map((file) => readFileSync(path.join(dist, file), 'utf8'))
    .join('');
  theme = await import(path.join(dist, 'theme.js'));
  const { ThemeSwitch } = await import(path.join(dist, 'theme-switch.js'));
  themeSwitch = renderToString(createElement(ThemeSwitch, { onToggle: () => {} }));
  browser = await chromium.launch(await browserLaunchOptions());
});
afterAll(() => browser.close());

/** The colour of the page's ground, its scheme and the icons of its switch, as a server renders it: without scripts. */
async function look(css: string, className: string, colorScheme: 'light' | 'dark') {
  const tab = await browser.newPage({ colorScheme });
  tab.setDefaultTimeout(60_000);
  try {
    await tab.setContent(
      `<!doctype html><html class="${className}"><style>${css}</style><body style="background: ${theme.vars.color.page}">${themeSwitch}`,
    );
    return await tab.evaluate(() => ({
      ground: getComputedStyle(document.body).backgroundColor,
      scheme: getComputedStyle(document.documentElement).colorScheme,
      icons: [...document.querySelectorAll('button > span')].map(
        (icon) => getComputedStyle(icon).opacity,
      ),
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
    expect([night.icons, day.icons]).toEqual([
      ['1', '0'],
      ['0', '1'],
    ]);
    expect(night.ground).not.toBe(day.ground);
    expect(await look(library, theme.systemTheme, 'dark')).toEqual(night);
    expect(await look(library, theme.systemTheme, 'light')).toEqual(day);
  });

  it('has the colours of a brand, by class or by `mode`', async () => {
    const colors = {
      night: { color: { page: [0.16, 0.03, 255] } },
      day: { color: { page: [0.97, 0.01, 255] } },
    } as const;
    const night = { ground: 'oklch(0.16 0.03 255)', scheme: 'dark', icons: ['1', '0'] };
    const day = { ground: 'oklch(0.97 0.01 255)', scheme: 'light', icons: ['0', '1'] };
    const byClass = library + theme.createTheme(colors).css;
    expect(await look(byClass, theme.systemTheme, 'dark')).toEqual(night);
    expect(await look(byClass, theme.systemTheme, 'light')).toEqual(day);
    const byMode = library + theme.createTheme({ ...colors, mode: 'system' }).css;
    expect(await look(byMode, '', 'dark')).toEqual(night);
    expect(await look(byMode, '', 'light')).toEqual(day);
  });
});
