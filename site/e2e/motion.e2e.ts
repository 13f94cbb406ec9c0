import { describe, expect, it } from 'vitest';
import { visit, withBrowser } from './visitor.ts';

withBrowser();

/** A blink and a breath at least, wherever they began. */
const WATCHED_MS = 6_000;

describe('a companion that breathes and blinks', () => {
  it('leaves the main thread alone', async () => {
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
