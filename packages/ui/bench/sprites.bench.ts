/** Two hundred companions: cost of drawing and of motion. */
import type { CDPSession, Page } from 'playwright';
import { measured, percentile } from '../../../.ci/bench/measure.ts';
import { openStage } from './stage.ts';

const PAGES = 10;
/** Further drawings on each page, with warm code. */
const AGAIN = 4;
const FRAME_MS = 16;
const MOTION_MS = 2_000;

/** CPU time of the main thread, ms. Other programs do not count. */
const parts = {
  all: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
} as const;
type Work = Record<keyof typeof parts, number>;

const stage = await openStage();
const companions = await drawings('sprites');
for (const when of ['first', 'again'] as const) {
  const { all, script, style, layout } = companions[when];
  const name = `200 companions drawn ${when}`;
  measured(`${name}: all work of the main thread`, all, 'ms', { atMost: FRAME_MS });
  measured(`${name}: of it script`, script, 'ms');
  measured(`${name}: of it style`, style, 'ms');
  measured(`${name}: of it layout`, layout, 'ms');
  measured(`${name}: of it paint`, all - script - style - layout, 'ms');
}
// For comparison: the same number of trivial pictures.
const plain = await drawings('plain-pictures');
measured('200 pictures of four paths, without React: all work', plain.again.all, 'ms');

const page = await stage.open('sprites');
await press(page);
// Move the pointer away: the eyes follow it.
await page.mouse.move(0, 0);
await page.waitForTimeout(1_000);
await stage.browser.startTracing(page, {
  categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame'],
});
await page.waitForTimeout(MOTION_MS);
const { traceEvents } = JSON.parse(String(await stage.browser.stopTracing())) as {
  traceEvents: { name: string }[];
};
const times = (name: string) => traceEvents.filter((event) => event.name === name).length;
const frames = times('DrawFrame');
if (frames === 0) throw new Error('nothing moved');
const motion = `200 companions move for ${MOTION_MS / 1000} s`;
measured(`${motion}: frames on the screen`, frames, '');
measured(`${motion}: layouts`, times('Layout'), '', { atMost: 0 });
measured(`${motion}: paints`, times('Paint'), '', { atMost: 0 });
measured(`${motion}: styles`, times('UpdateLayoutTree'), '', { atMost: 2 });

await stage.close();

/** Median cost of a scene, at its first drawing and with warm code. */
async function drawings(scene: string): Promise<{ first: Work; again: Work }> {
  const first: Work[] = [];
  const again: Work[] = [];
  for (let round = 0; round < PAGES; round += 1) {
    const page = await stage.open(scene);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    // Load Playwright's code first: otherwise it is a quarter of the first drawing.
    await button(page).evaluate(() => undefined);
    first.push(await drawing(page, session));
    for (let time = 0; time < AGAIN; time += 1) {
      await press(page); // Removes the scene.
      again.push(await drawing(page, session));
    }
    await page.close();
  }
  return { first: median(first), again: median(again) };
}

function median(works: Work[]): Work {
  const of = (part: keyof Work) =>
    percentile(
      works.map((work) => work[part]),
      0.5,
    );
  return { all: of('all'), script: of('script'), style: of('style'), layout: of('layout') };
}

function button(page: Page) {
  return page.getByRole('button', { name: 'companions' });
}

/** Toggles the scene and waits until the next frame is painted. */
function press(page: Page): Promise<void> {
  return button(page).evaluate(
    (button: HTMLElement) =>
      new Promise<void>((painted) => {
        button.click();
        requestAnimationFrame(() => setTimeout(painted));
      }),
  );
}

async function drawing(page: Page, session: CDPSession): Promise<Work> {
  const before = await work(session);
  await press(page);
  const after = await work(session);
  return {
    all: after.all - before.all,
    script: after.script - before.script,
    style: after.style - before.style,
    layout: after.layout - before.layout,
  };
}

async function work(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return {
    all: ms(parts.all),
    script: ms(parts.script),
    style: ms(parts.style),
    layout: ms(parts.layout),
  };
}
