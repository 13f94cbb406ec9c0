/** The sheet of two hundred companions: what drawing it costs, and what its motion costs after that. */
import type { CDPSession, Page } from 'playwright';
import { measured, percentile } from '../../../.ci/bench/measure.ts';
import { openStage } from './stage.ts';

const PAGES = 10;
/** On each page once more so often: its code is warm by then. */
const AGAIN = 4;
const FRAME_MS = 16;
const MOTION_MS = 2_000;

/** What the main thread works, ms of its own time: others on the machine do not count. */
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
// What the machine itself takes for as many pictures that hardly cost anything.
const plain = await drawings('plain-pictures');
measured('200 pictures of four paths, without React: all work', plain.again.all, 'ms');

const page = await stage.open('sprites');
await press(page);
// Away from them: a companion under the pointer is no motion of its own.
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

/** Medians of what it takes to bring a scene, on a page where it never was and once its code is warm. */
async function drawings(scene: string): Promise<{ first: Work; again: Work }> {
  const first: Work[] = [];
  const again: Work[] = [];
  for (let round = 0; round < PAGES; round += 1) {
    const page = await stage.open(scene);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    // Playwright's own code is read before: it was a quarter of what the first drawing seemed to cost.
    await button(page).evaluate(() => undefined);
    first.push(await drawing(page, session));
    for (let time = 0; time < AGAIN; time += 1) {
      await press(page); // Takes it away.
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

/** Brings the scene or takes it away; done when the frame after is painted. */
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
