/** The login dialog: time to open, and cost of a key press. */
import { measured, percentile } from '../../../.ci/bench/measure.ts';
import { openStage, toPainted } from './stage.ts';

const OPENINGS = 25;
const PHONE = '13800138000';
const ROUNDS = 4;
/** Longest time that feels immediate, ms. */
const IMMEDIATE_MS = 100;

const stage = await openStage();

// Each on its own page: a visitor opens the dialog once.
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
  atMost: IMMEDIATE_MS,
});
measured('login dialog, first opened: press to painted, p95', percentile(opened, 0.95), 'ms', {
  atMost: IMMEDIATE_MS,
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
      window.formatted = [];
    });
    await page.keyboard.press(digit);
    pressed.push(await toPainted(page, 'keydown'));
    commits.push(await page.evaluate(() => window.commits));
    const formatted = await page.evaluate(() => window.formatted);
    if (formatted.length === 0)
      throw new Error('a key press formats no text: is the count broken?');
    others.push(...formatted.filter((id) => !id.startsWith('ui.login.phone')));
  }
}
measured('key press in the phone field: to painted, p50', percentile(pressed, 0.5), 'ms', {
  atMost: IMMEDIATE_MS,
});
measured('key press in the phone field: to painted, p95', percentile(pressed, 0.95), 'ms', {
  atMost: IMMEDIATE_MS,
});
measured('key press in the phone field: most commits', Math.max(...commits), '', { atMost: 2 });
// A component formats its texts at each render: other ids mean that another component was rendered.
measured('key press in the phone field: texts of other parts', others.length, '', { atMost: 0 });

await stage.close();
