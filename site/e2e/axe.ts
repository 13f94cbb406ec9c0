import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import type { DeviceName } from './visitor.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A theme changes colours and nothing else. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds in the page as it stands, by night and by day: each rule that is broken, and where.
 * Leaves the page in the theme that it had.
 */
export async function findings(page: Page, device: DeviceName): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(
    async ({ rules, rulesOfColour, isPhone }) => {
      const root = document.documentElement;
      const before = root.className;
      const [script] = [...document.scripts].flatMap(({ textContent }) =>
        textContent.includes('companion-theme') ? [textContent] : [],
      );
      const [, day = ''] = /className="([^"]+)"/.exec(script ?? '') ?? [];
      if (day === '') return ['the page names no class for the day'];

      const found: string[] = [];
      const { axe: here } = window as unknown as { axe: typeof axe };
      const look = async (theme: string, options: RunOptions) => {
        // What is on its way to its colour or place would be judged half-way.
        for (const animation of document.getAnimations())
          if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
            animation.finish();
        const { violations } = await here.run(document, { ...options, preload: false });
        for (const { id, nodes } of violations)
          found.push(`${theme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      };
      await look(before === day ? 'day' : 'night', {
        runOnly: rules,
        rules: {
          'target-size': { enabled: true },
          // The fixed viewport is the spec's (§2); the site has its own text-size control.
          ...(isPhone && { 'meta-viewport': { enabled: false } }),
        },
      });
      if (before !== day) {
        root.className = day;
        await look('day', { runOnly: rulesOfColour });
        root.className = before;
      }
      return found;
    },
    { rules, rulesOfColour, isPhone: device === 'phone' },
  );
}
