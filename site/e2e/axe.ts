import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import type { DeviceName } from './devices.ts';
import { settled, visit } from './visitor.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A theme changes nothing but colours. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];
const withoutColours = Object.fromEntries(rulesOfColour.map((id) => [id, { enabled: false }]));

/** Returns what axe finds, besides colours. */
export async function findingsWithoutColours(page: Page, device: DeviceName): Promise<string[]> {
  await page.evaluate(axe.source);
  await settled(page);
  return violations(page, {
    runOnly: rules,
    rules: {
      'target-size': { enabled: true },
      ...withoutColours,
      // spec §2 fixes the viewport. The site has its own text-size control.
      ...(device === 'phone' && { 'meta-viewport': { enabled: false } }),
    },
  });
}

/**
 * Returns what axe finds, with the colours of the day: stories check those of the night. The page must show the night
 * theme, and shows it afterwards.
 */
export async function findings(page: Page, device: DeviceName): Promise<string[]> {
  const byNight = await findingsWithoutColours(page, device);
  const night = await page.evaluate(
    (day) => {
      const root = document.documentElement;
      const before = root.className;
      if (before === day) throw new Error('the page does not show the night theme');
      root.className = day;
      return before;
    },
    await dayTheme(),
  );
  await settled(page);
  const byDay = await violations(page, { runOnly: rulesOfColour });
  await page.evaluate((night) => {
    document.documentElement.className = night;
  }, night);
  return [...byNight.map((found) => `night ${found}`), ...byDay.map((found) => `day ${found}`)];
}

let dayClass: string | undefined;

/** The class of <html> in the day theme. */
async function dayTheme(): Promise<string> {
  if (dayClass === undefined) {
    const { page } = await visit('desktop', '/terms', { 'companion-theme': 'day' });
    dayClass = await page.evaluate(() => document.documentElement.className);
  }
  return dayClass;
}

function violations(page: Page, options: RunOptions): Promise<string[]> {
  return page.evaluate(
    async (options) => {
      const { axe: here } = window as unknown as { axe: typeof axe };
      const { violations } = await here.run(document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    // No rule here needs stylesheets, and only violations with their HTML are reported.
    {
      ...options,
      preload: false,
      resultTypes: ['violations' as const],
      selectors: false,
    },
  );
}
