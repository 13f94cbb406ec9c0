import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyChunkOf, chunkName } from './chunks.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import {
  hide,
  holdBack,
  hydrated,
  idle,
  newVisitor,
  origin,
  requestsEnded,
  withBrowser,
} from './visitor.ts';

withBrowser();

interface Reported {
  event: string;
  params: Record<string, unknown>;
}

const WORDS = 'words-of-a-visitor';
let measured: SiteProcess;
beforeAll(async () => {
  measured = await startSite({ COMPANION_VITALS_SHARE: '1' });
});
afterAll(() => measured.stop());

/** Visits a page, waits until it is idle, presses, fails, and leaves. Returns what the browser sent and loaded. */
async function visitAt(origin: string) {
  const { page } = await newVisitor('desktop');
  const reported: Reported[] = [];
  const bodies: string[] = [];
  await page.route('**/sandbox/analytics', (route) => {
    const body = route.request().postData() ?? '[]';
    bodies.push(body);
    reported.push(...(JSON.parse(body) as Reported[]));
    return route.fulfill({ json: {} });
  });
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(new URL(response.url()).pathname));
  await page.goto(`${origin}/game-library/nine-bells?searchValue=${WORDS}`);
  await hydrated(page);
  await expect.poll(() => scripts.map(chunkName).includes('when-idle')).toBe(true);
  await requestsEnded(page);
  await page.getByRole('button', { name: '切换日间与夜间' }).first().click();
  await page.evaluate((words) => {
    setTimeout(() => {
      throw new TypeError(words);
    });
    void Promise.reject(new RangeError(words));
    void Promise.reject({ name: words });
    // As from a script that is part of the page.
    const filename = `${window.location.origin}${window.location.pathname}`;
    const error = new EvalError(words);
    window.dispatchEvent(new ErrorEvent('error', { error, filename, lineno: 1, colno: 2 }));
  }, WORDS);
  // The browser measures a press after its paint.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        new PerformanceObserver(() => resolve()).observe({ type: 'first-input', buffered: true }),
      ),
  );
  await idle(page);
  await hide(page);
  await requestsEnded(page);
  return { reported, bodies, scripts };
}

describe('vitals of a visit', () => {
  it('are reported with the name of the route, and errors without their text', async () => {
    const { reported, bodies } = await visitAt(measured.origin);
    const page = 'game-library-id___zh';
    const vitals = () => reported.filter(({ event }) => event === 'web_vital');
    await expect
      .poll(() =>
        vitals()
          .map(({ params }) => params['name'])
          .sort(),
      )
      .toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
    for (const { params } of vitals())
      expect(params).toEqual({
        name: expect.any(String),
        value: expect.any(Number),
        rating: expect.stringMatching(/^(good|needs-improvement|poor)$/),
        page,
      });
    const errors = () =>
      reported.filter(({ event }) => event === 'browser_error').map(({ params }) => params);
    await expect.poll(errors).toEqual(
      expect.arrayContaining([
        { name: 'TypeError', place: expect.stringMatching(/:\d+:\d+$/), page },
        { name: 'RangeError', place: 'promise', page },
        { name: 'object', place: 'promise', page },
        { name: 'EvalError', place: 'page:1:2', page },
      ]),
    );
    expect(bodies.join('\n')).not.toContain(WORDS);
    expect(bodies.join('\n')).not.toContain('nine-bells');
  });

  it('belong to the page where it began, though their code came on the next one', async () => {
    const { page } = await newVisitor('desktop');
    const pages: unknown[] = [];
    await page.route('**/sandbox/analytics', (route) => {
      for (const { event, params } of JSON.parse(route.request().postData() ?? '[]') as Reported[])
        if (event === 'web_vital') pages.push(params['page']);
      return route.fulfill({ json: {} });
    });
    const code = page.waitForRequest(anyChunkOf('app/lazy/vitals.ts'));
    const letThrough = await holdBack(page, anyChunkOf('app/lazy/vitals.ts'));
    await page.goto(`${measured.origin}/game-library`);
    await hydrated(page);
    await code;
    await page.getByRole('banner').getByRole('link', { name: '活动' }).click();
    await page.getByRole('heading', { level: 1, name: '活动' }).waitFor();
    letThrough();
    await requestsEnded(page);
    await idle(page);
    await hide(page);
    await expect.poll(() => new Set(pages)).toEqual(new Set(['game-library___zh']));
  });

  it('are not measured without a share, and no code is loaded for them', async () => {
    const { reported, scripts } = await visitAt(origin());
    expect(scripts.map(chunkName)).not.toContain('vitals');
    expect(reported.filter(({ event }) => /vital|error/.test(event))).toEqual([]);
  });
});
