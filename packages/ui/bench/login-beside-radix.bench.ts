/** Our login dialog beside one that is written by hand with Radix, on a processor slowed down six times. */
import type { CDPSession, Page } from 'playwright';
import { measured, percentile } from '../../../.ci/bench/measure.ts';
import { openStage, toPainted } from './stage.ts';

/** Loads of each page. They take turns: the speed of a machine changes from minute to minute. */
const LOADS = 12;
const SLOWER = 6;
const PHONE = '13800138000';
/** Until the dialog has settled and nothing else works, ms. */
const SETTLED_MS = 3_000;
/** Between two keys, so that each is painted alone, ms. */
const KEY_MS = 150;

const stage = await openStage();
const figures = {
  login: { opened: [] as number[], worked: [] as number[] },
  'radix-login': { opened: [] as number[], worked: [] as number[] },
};

for (let load = 0; load < LOADS; load += 1)
  for (const [scene, { opened, worked }] of Object.entries(figures)) {
    const page = await stage.open(scene);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.getByRole('button', { name: '登录/注册' }).click();
    await page.locator('[name="phone"]').waitFor();
    opened.push(await toPainted(page, 'click'));
    await page.waitForTimeout(SETTLED_MS);
    worked.push(await workOfKeys(page, cdp));
    await page.close();
  }
await stage.close();

report('press to the painted dialog', ({ opened }) => opened, 'ms');
report('work of a key press', ({ worked }) => worked, 'ms');

function report(
  name: string,
  of: (figures: { opened: number[]; worked: number[] }) => number[],
  unit: string,
): void {
  const ours = percentile(of(figures.login), 0.5);
  const theirs = percentile(of(figures['radix-login']), 0.5);
  const how = `${SLOWER}× slower, median of ${LOADS}`;
  measured(`${name}, ours, ${how}`, ours, unit);
  measured(`${name}, by hand with Radix, ${how}`, theirs, unit);
  measured(`${name}, ours to theirs`, ours / theirs, '', { atMost: 1.1 });
}

/** Work of the main thread for a key, ms. */
async function workOfKeys(page: Page, cdp: CDPSession): Promise<number> {
  await page.locator('[name="phone"]').focus();
  const before = await workOf(cdp);
  for (const digit of PHONE) {
    await page.keyboard.press(digit);
    await page.waitForTimeout(KEY_MS);
  }
  return ((await workOf(cdp)) - before) / PHONE.length;
}

/** Time of all tasks so far, ms. */
async function workOf(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
  if (seconds === undefined) throw new Error('the browser names no TaskDuration');
  return 1000 * seconds;
}
