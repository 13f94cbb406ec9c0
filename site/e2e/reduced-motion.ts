import type { Page } from 'playwright';

/** Properties that move on a page with reduced motion. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const stays = ['offset', 'computedOffset', 'easing', 'composite', 'opacity', 'visibility'];
    const properties = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(Object.entries))
      // A dialog's keyframes have `translate: none` then: it only fades.
      .filter(([name, value]) => !stays.includes(name) && value !== 'none')
      .map(([name]) => name);
    return [...new Set(properties)];
  });
