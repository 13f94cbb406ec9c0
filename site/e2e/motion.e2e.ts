import { describe, expect, it } from 'vitest';
import {
  goTo,
  holdBack,
  hydrated,
  newVisitor,
  requestsEnded,
  withBrowser,
  withMotion,
} from './visitor.ts';

withBrowser();

describe('idle animation', () => {
  it('runs before hydration, and afterwards only in the viewport', async () => {
    const { page } = await newVisitor('desktop');
    await withMotion(page);
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
    const { page } = await newVisitor('desktop');
    await withMotion(page);
    await goTo(page, '/profile');
    await requestsEnded(page);
    await page.evaluate(async () => {
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(ending.map(({ finished }) => finished));
    });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    const styled = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
    };
    const before = await styled();
    // At least one blink and one breath.
    const time = () => page.evaluate(() => Number(document.timeline.currentTime));
    const end = (await time()) + 6_000;
    await expect.poll(time, { interval: 500 }).toBeGreaterThan(end);
    // A recalculation on every frame would give hundreds.
    expect((await styled()) - before).toBeLessThan(60);
  });
});
