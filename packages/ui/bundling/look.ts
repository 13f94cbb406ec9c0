import type { Page } from 'playwright';
import { CLASS_PREFIX } from './host-css.ts';

/** Compared of each element. */
const properties = [
  'display',
  'margin',
  'padding',
  'border-width',
  'border-radius',
  'background-color',
  'opacity',
  'list-style-type',
];
/** Compared of each element with text. */
const textProperties = [
  'color',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'line-height',
  'text-align',
  'text-decoration-line',
  'text-indent',
  'text-shadow',
  'text-transform',
  'word-spacing',
];

/** Computed styles and boxes of all elements of the open login dialog, once it stands still. */
export async function lookOf(page: Page): Promise<Record<string, string>[]> {
  const dialog = page.locator(`[role="dialog"][class*="${CLASS_PREFIX}"]`);
  await dialog.locator('[name="phone"]').waitFor();
  // The companion on the edge loads on demand.
  await dialog.locator('span[aria-hidden] svg').first().waitFor();
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => animation.playState === 'finished'),
  );
  return dialog.evaluate(
    (dialog, { prefix, properties, textProperties }) =>
      [dialog, ...dialog.querySelectorAll(`[class*="${prefix}"]`)].map((element) => {
        const style = getComputedStyle(element);
        const { x, y, width, height } = element.getBoundingClientRect();
        return {
          ...Object.fromEntries(
            [...properties, ...(element.textContent ? textProperties : [])].map(
              (name) => [name, style.getPropertyValue(name)] as const,
            ),
          ),
          box: [x, y, width, height].map(Math.round).join(' '),
        };
      }),
    { prefix: CLASS_PREFIX, properties, textProperties },
  );
}
