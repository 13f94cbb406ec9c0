/** The login dialog: how soon it is there, and what a key press in it costs. */
import { measured, percentile } from '../../../.ci/bench/measure.ts';
import { openStage, toPainted } from './stage.ts';

const OPENINGS = 25;
const PHONE = '13800138000';
const ROUNDS = 4;
/** A press is answered by then, or it is felt, ms. */
const FELT = 100;

const stage = await openStage();

// Each on a page of its own: a visitor opens it once.
const opened: number[] = [];
for (let opening = 0; opening < OPENINGS; opening += 1) {
  const page = await stage.open('login');
  await page.evaluate(() => {
    addEventListener('click', () =>
      requestAnimationFrame(() => {
        if (!document.querySelector('[role="dialog"] input'))
          throw new Error('the frame after the press shows no dialog');
      }),
    );
  });
  await page.getByRole('button', { name: '登录/注册' }).click();
  opened.push(await toPainted(page, 'click'));
  await page.close();
}
measured('login dialog, first opened: press to painted, p50', percentile(opened, 0.5), 'ms', {
  atMost: FELT,
});
measured('login dialog, first opened: press to painted, p95', percentile(opened, 0.95), 'ms', {
  atMost: FELT,
});

const page = await stage.open('login');
await page.getByRole('button', { name: '登录/注册' }).click();
const field = page.locator('[name="phone"]');
await field.focus();
await page.waitForTimeout(500);
await toPainted(page, 'keydown');
const pressed: number[] = [];
const commits: number[] = [];
const others: string[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  await field.fill('');
  for (const digit of PHONE) {
    await page.evaluate(() => {
      window.commits = 0;
      window.asked = [];
    });
    await page.keyboard.press(digit);
    pressed.push(await toPainted(page, 'keydown'));
    commits.push(await page.evaluate(() => window.commits));
    const asked = await page.evaluate(() => window.asked);
    if (asked.length === 0) throw new Error('a key press draws nothing: is its count broken?');
    others.push(...asked.filter((id) => !id.startsWith('ui.login.phone')));
  }
}
measured('key press in the phone field: to painted, p50', percentile(pressed, 0.5), 'ms', {
  atMost: FELT,
});
measured('key press in the phone field: to painted, p95', percentile(pressed, 0.95), 'ms', {
  atMost: FELT,
});
measured('key press in the phone field: most commits', Math.max(...commits), '', { atMost: 2 });
// A component asks for its texts whenever it is rendered, so one that asks for others was rendered too.
measured('key press in the phone field: words of other parts', others.length, '', { atMost: 0 });

await stage.close();
