import { describe, expect, it } from 'vitest';
import { holdBack, hydrated, visit, withBrowser } from './visitor.ts';

withBrowser();

/** A blink and a breath at least, wherever they began. */
const WATCHED_MS = 6_000;

describe('idle animation', () => {
  it('runs before hydration, and afterwards only in the viewport', async () => {
    const { context } = await visit('desktop', '/terms');
    const page = await context.newPage();
    const letThrough = await holdBack(page, '**/*.js');
    await page.goto('/game-partner', { waitUntil: 'commit' });
    const first = page.getByRole('main').locator('[data-awake=true]').first();
    const movements = () => first.evaluate((body) => body.getAnimations({ subtree: true }).length);
    await expect.poll(movements).toBeGreaterThan(0);
    letThrough();
    await hydrated(page);
    expect(await movements()).toBeGreaterThan(0);
    const awake = () =>
      page.locator('[data-awake=true]').evaluateAll((bodies) =>
        bodies.map((body) => {
          const { top, bottom } = body.getBoundingClientRect();
          return top < innerHeight && bottom > 0;
        }),
      );
    await expect.poll(awake).not.toContain(false);
    expect(await awake()).toContain(true);
  });

  it('does not recalculate styles on every frame', async () => {
    const { page } = await visit('desktop', '/profile');
    // What opens with the page has opened.
    await page.waitForTimeout(2_000);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    const styled = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
    };
    const before = await styled();
    await page.waitForTimeout(WATCHED_MS);
    // In every frame it would be hundreds.
    expect((await styled()) - before).toBeLessThan(60);
  });
});
