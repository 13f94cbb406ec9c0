import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { browserLaunchOptions } from '../../../../../.ci/browser.ts';
import { type Running, startSandbox } from '../../testing/process.ts';
import { TEST_CONTENT } from '../../testing/test-content.ts';

let browser: Browser;
let sandbox: Running;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch(await browserLaunchOptions());
  sandbox = await startSandbox(':memory:', TEST_CONTENT);
});
afterAll(async () => {
  await browser.close();
  await sandbox.stop();
});
beforeEach(async () => {
  page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  // Notices stay.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
});
afterEach(() => page.close());

const open = () => page.goto(`http://localhost:${sandbox.port}/sandbox?lang=en`);
const noticed = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();

it.each([
  ['is refused', 500],
  ['does not arrive', 0],
])('says that a reset failed when it %s', async (_, status) => {
  await page.route('**/sandbox/reset', (route) =>
    status ? route.fulfill({ status }) : route.abort(),
  );
  await open();
  const limits = page.getByRole('button', { name: 'Lift sending limits' });
  await limits.click();
  await noticed('That did not work');
  await page.unroute('**/sandbox/reset');
  await limits.click();
  await noticed('Limits are back to zero');
});

it('waits as long for the confirmation of a second reset', async () => {
  await open();
  const first = page.getByRole('button', { name: 'Reset everything' });
  const confirmation = page.getByRole('button', { name: 'Press again to clear it all' });
  await first.click();
  await confirmation.click();
  await noticed('Reset done');
  await page.clock.runFor(3000);
  await first.click();
  await page.clock.runFor(2000);
  expect(await confirmation.count()).toBe(1);
  await page.clock.runFor(2000);
  expect(await first.count()).toBe(1);
});

it('says that a code was not copied where a page has no clipboard', async () => {
  const sent = {
    phone: '13800138000',
    code: '123456',
    purpose: 'login',
    sent_at: '2026-11-20T12:00:00Z',
  };
  await page.route('**/sandbox/state', (route) =>
    route.fulfill({ json: { outbox: [sent], events: [], faults: [] } }),
  );
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await open();
  await page.getByRole('button', { name: 'Copy code 123456' }).click();
  await noticed('That did not work');
  expect(errors).toEqual([]);
});
