/** A conversation of ten thousand messages: time to open, scrolling on a slow machine, stability when history arrives. */
import type { Page } from 'playwright';
import { measured, percentile } from '../../../.ci/bench/measure.ts';
import { openStage, toPainted } from './stage.ts';

const OPENINGS = 20;
const SLOWDOWN = 6;
/** Turns of the wheel, and the distance of each, px. */
const TURNS = 100;
const TURN_PX = 120;
const ARRIVALS = 10;
/** Frames after an arrival that are checked for movement. */
const WATCHED_FRAMES = 20;

const stage = await openStage();
const openMessages = async (): Promise<Page> => {
  const page = await stage.open('messages');
  await page.getByRole('button', { name: 'open' }).click();
  return page;
};

const opened: number[] = [];
const worked: number[] = [];
for (let opening = 0; opening < OPENINGS; opening += 1) {
  const page = await stage.open('messages');
  await page.evaluate(() => {
    addEventListener('click', () =>
      requestAnimationFrame(() => {
        const list = document.querySelector('[role="log"]')?.getBoundingClientRect();
        const last = [...document.querySelectorAll('[role="log"] li')].at(-1);
        const at = last?.getBoundingClientRect().bottom ?? 0;
        if (!last?.textContent?.includes('第 9999 句') || !list || at > list.bottom + 1)
          throw new Error('the frame after the press does not show the last message');
      }),
    );
  });
  await page.getByRole('button', { name: 'open' }).hover();
  const ownWork = await ownWorkOf(page);
  await page.mouse.down();
  await page.mouse.up();
  opened.push(await toPainted(page, 'click'));
  worked.push(await ownWork());
  await page.close();
}
measured('10 000 messages: press to painted, p50', percentile(opened, 0.5), 'ms', { atMost: 100 });
measured('10 000 messages: press to painted, p95', percentile(opened, 0.95), 'ms', { atMost: 100 });

// Without the time of other programs, but with work after the first paint.
measured('10 000 messages: all of the page’s own work for it, p50', percentile(worked, 0.5), 'ms');

const page = await openMessages();
await page.getByRole('log').hover();
await page.waitForTimeout(500);
const cdp = await page.context().newCDPSession(page);
await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
await page.evaluate(() => {
  window.longFrames = [];
  // The browser reports frames from 50 ms: three dropped frames.
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longFrames.push(duration);
  }).observe({ type: 'long-animation-frame' });
});
const ownWork = await ownWorkOf(page);
const longFrames = await turnWheel();
const scrolling = `scrolling at ${SLOWDOWN} times the work`;
measured(`${scrolling}: frames over 50 ms`, longFrames.length, '', { atMost: 0 });
measured(`${scrolling}: longest of them`, Math.max(0, ...longFrames), 'ms');
measured(`${scrolling}: own work per turn`, (await ownWork()) / TURNS / SLOWDOWN, 'ms');
await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });

const moved: number[] = [];
for (let arrival = 0; arrival < ARRIVALS; arrival += 1) {
  await page.evaluate(
    ([frames]) => {
      const list = document.querySelector('[role="log"]');
      const top = list?.getBoundingClientRect().top ?? 0;
      const read = [...document.querySelectorAll('[role="log"] li')].find(
        (row) => row.getBoundingClientRect().top >= top,
      );
      const place = () => read?.getBoundingClientRect().top ?? Number.NaN;
      const at = place();
      window.moves = [];
      let left = frames;
      const look = () => {
        window.moves.push(Math.abs(place() - at));
        left -= 1;
        if (left > 0) requestAnimationFrame(look);
      };
      addEventListener('click', () => requestAnimationFrame(look), { once: true });
    },
    [WATCHED_FRAMES] as const,
  );
  await page.getByRole('button', { name: 'history' }).click();
  await page.waitForFunction((frames) => window.moves.length === frames, WATCHED_FRAMES);
  moved.push(...(await page.evaluate(() => window.moves)));
}
measured('history arrives: the visible message moves at most', Math.max(...moved), 'px', {
  atMost: 1,
});

// For comparison: as many rows in a plain box without listeners.
await page.evaluate((turns) => {
  const list = document.querySelector('[role="log"]');
  const rows = [...(list?.querySelectorAll('li') ?? [])].map((row) => row.innerHTML);
  const box = document.createElement('div');
  box.setAttribute('role', 'log');
  box.style.cssText = 'overflow-y: auto; block-size: 640px; padding-inline: 16px';
  const row = (_: unknown, index: number) => `<div>${rows[index % rows.length]}</div>`;
  box.innerHTML = `<div style="max-inline-size: 760px; margin: auto">${Array.from({ length: 2 * turns }, row).join('')}</div>`;
  list?.replaceWith(box);
  box.scrollTop = box.scrollHeight;
}, TURNS);
await page.getByRole('log').hover();
await page.waitForTimeout(500);
await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
const plainFrames = await turnWheel();
measured('the same rows in a plain box: frames over 50 ms', plainFrames.length, '');

await stage.close();

/** Scrolls and returns the lengths of long frames, ms. */
async function turnWheel(): Promise<number[]> {
  const before = await scrolled(page);
  await page.evaluate(() => {
    window.longFrames = [];
  });
  for (let turn = 0; turn < TURNS; turn += 1) await page.mouse.wheel(0, -TURN_PX);
  await page.waitForTimeout(500);
  const after = await scrolled(page);
  if (before - after < (TURNS * TURN_PX) / 2) throw new Error('the wheel did not scroll the list');
  return page.evaluate(() => window.longFrames);
}

/** Returns a function that returns the CPU time of the page's main thread since now, ms. */
async function ownWorkOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const ran = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const before = await ran();
  return async () => (await ran()) - before;
}

function scrolled(page: Page): Promise<number> {
  return page.getByRole('log').evaluate((list) => list.scrollTop);
}

declare global {
  interface Window {
    longFrames: number[];
    moves: number[];
  }
}
