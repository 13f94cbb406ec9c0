import { beforeEach, describe, expect, it } from 'vitest';
import { anyChunkOf } from './chunks.ts';
import { goOffline, hydrated, newVisitorAs, sandbox, withBrowser } from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const PHONE = '13700137000';
const ROOM = '/game-partner/chat-jiu-sheng';

describe('connection of a conversation', () => {
  it('is shown as lost while its code is missing', async () => {
    const { page } = await newVisitorAs(PHONE, 'desktop');
    await page.route(anyChunkOf('app/lazy/messaging.ts'), (route) => route.abort());
    await page.goto(ROOM);
    await page.getByText('线断了，正在重新接上').waitFor();
  });

  it('shows the reason of each refused message', async () => {
    const { page } = await newVisitorAs(PHONE, 'desktop');
    await page.routeWebSocket('**/sandbox/messaging', (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((words) => {
        const { type, client_id } = JSON.parse(String(words));
        const refusal = { type: 'error', error_code: 41907, error_message: '慢一点', client_id };
        if (type === 'send') socket.send(JSON.stringify(refusal));
        else server.send(words);
      });
    });
    await page.goto(ROOM);
    await hydrated(page);
    await page.getByRole('textbox', { name: '跟九声说点什么' }).fill('你好');
    await page.keyboard.press('Enter');
    const why = page.getByRole('alert').getByText('慢一点');
    await why.waitFor();
    await page.getByRole('button', { name: '关闭通知' }).click();
    await why.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '重新发送' }).click();
    await why.waitFor();
  });

  it('is shown as lost without a network or an API answer', async () => {
    const { page, context } = await newVisitorAs(PHONE, 'desktop');
    const cut = page.getByRole('status').getByText('线断了');
    const welcome = page
      .waitForEvent('websocket')
      .then((socket) => socket.waitForEvent('framereceived'));
    await page.goto(ROOM);
    await welcome;
    await hydrated(page);
    await cut.waitFor({ state: 'detached' });
    await goOffline(page);
    await cut.waitFor();
    await context.setOffline(false);
    await cut.waitFor({ state: 'detached' });

    const { promise: never, resolve: end } = Promise.withResolvers<void>();
    await page.clock.install();
    await page.route('**/api/im/get_token*', async (route) => {
      await never;
      await route.abort();
    });
    const asked = page.waitForRequest('**/api/im/get_token*');
    await page.reload();
    await asked;
    await page.clock.runFor(3_000);
    await cut.waitFor();
    end();
  });

  it('keeps a message that was sent offline', async () => {
    const { page, context } = await newVisitorAs(PHONE, 'desktop');
    // Offline mode cuts no open socket.
    let cut = () => Promise.resolve();
    let sent: string[] = [];
    await page.routeWebSocket('**/sandbox/messaging', (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((words) => {
        sent.push(JSON.parse(String(words)).type);
        server.send(words);
      });
      cut = async () => void (await Promise.all([socket.close(), server.close()]));
    });
    await page.goto(ROOM);
    await hydrated(page);
    const field = page.getByRole('textbox', { name: '跟九声说点什么' });
    const log = page.getByRole('log');
    await field.fill('你好');
    await page.keyboard.press('Enter');
    // After the answer all code has loaded. Without it the page would reload.
    await expect.poll(() => log.getByRole('listitem').count()).toBeGreaterThan(2);
    await goOffline(page);
    await cut();
    sent = [];
    await field.fill('断网时说的话');
    await page.keyboard.press('Enter');
    await log.getByText('断网时说的话').waitFor();
    await context.setOffline(false);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    // A message on its way would be lost with the page: the answer to this one has come.
    await expect.poll(() => log.getByRole('listitem').count()).toBeGreaterThan(4);
    expect(sent[0]).toBe('hello');
    await page.reload();
    await expect.poll(() => log.getByText('断网时说的话').count()).toBe(1);
  });
});
