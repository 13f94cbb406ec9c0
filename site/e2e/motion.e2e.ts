import { describe, expect, it } from 'vitest';
import { holdBack, hydrated, visit, withBrowser } from './visitor.ts';

withBrowser();

/** Contains at least one blink and one breath. */
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
    // The login dialog has opened by then.
    await page.waitForTimeout(2_000);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    const styled = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
    };
    const before = await styled();
    await page.waitForTimeout(WATCHED_MS);
    // A recalculation on every frame would give hundreds.
    expect((await styled()) - before).toBeLessThan(60);
  });
});
