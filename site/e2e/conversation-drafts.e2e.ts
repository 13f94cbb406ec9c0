import { beforeEach, describe, expect, it } from 'vitest';
import { anyChunkOf } from './chunks.ts';
import { loginDialog } from './login-flow.ts';
import {
  holdBack,
  hydrated,
  newVisitor,
  newVisitorAs,
  sandbox,
  visit,
  withBrowser,
} from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const PHONE = '13700137000';
const ROOM = '/game-partner/chat-jiu-sheng';
const SOCKET = '**/sandbox/messaging';

describe('draft', () => {
  it('survives a login and a reload', async () => {
    const { page } = await visit('desktop', ROOM);
    const field = page.getByRole('textbox', { name: '跟九声说点什么' });
    await field.fill('还没写完');
    await page.getByRole('main').getByRole('button', { name: '登录/注册' }).click();
    const login = loginDialog(page);
    await login.logInHere(PHONE);
    await login.dialog.waitFor({ state: 'hidden' });
    expect(await field.inputValue()).toBe('还没写完');
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe('还没写完');
  });

  it('starts with the picked question after a login', async () => {
    const { page } = await visit('phone', `/m${ROOM}`);
    const question = page.getByRole('main').getByRole('group').getByRole('button').first();
    const words = (await question.textContent()) ?? '';
    await question.click();
    await page.getByRole('main').getByRole('button', { name: '登录/注册' }).click();
    const login = loginDialog(page);
    await login.logInHere(PHONE);
    await login.dialog.waitFor({ state: 'hidden' });
    const field = page.getByRole('textbox', { name: '跟九声说点什么' });
    expect(await field.inputValue()).toBe(words);
    await page.getByRole('button', { name: '发送' }).click();
    await page.getByRole('log').getByText(words).waitFor();
  });

  it('starts with a question that was picked before hydration', async () => {
    const { page } = await newVisitor('phone');
    const letThrough = await holdBack(page, '**/assets/*.js');
    await page.goto(`/m${ROOM}`, { waitUntil: 'commit' });
    const question = page.getByRole('main').getByRole('group').getByRole('button').first();
    const words = (await question.textContent()) ?? '';
    await question.click();
    letThrough();
    await expect
      .poll(() => page.getByRole('textbox', { name: '跟九声说点什么' }).inputValue())
      .toBe(words);
  });

  it('is sent once when the messaging code loads late', async () => {
    const { page } = await newVisitorAs(PHONE, 'desktop');
    const letThrough = await holdBack(page, anyChunkOf('app/lazy/messaging.ts'));
    await page.goto(ROOM);
    await hydrated(page);
    const field = page.getByRole('textbox', { name: '跟九声说点什么' });
    const log = page.getByRole('log');
    await field.fill('等不及先说一句');
    await page.keyboard.press('Enter');
    letThrough();
    await log.getByText('等不及先说一句').waitFor();
    await expect.poll(() => field.inputValue()).toBe('');
    // The greeting, the message and its answer.
    await expect.poll(() => log.getByRole('listitem').count()).toBeGreaterThan(2);
    expect(await log.getByText('等不及先说一句').count()).toBe(1);
  });

  it('keeps text typed before hydration', async () => {
    const { page } = await newVisitorAs(PHONE, 'desktop');
    const letThrough = await holdBack(page, anyChunkOf('app/routes/segments/chat.tsx'));
    await page.goto(ROOM, { waitUntil: 'domcontentloaded' });
    const field = page.getByRole('textbox', { name: '跟九声说点什么' });
    await field.fill('第一口钟怎么打？');
    letThrough();
    await hydrated(page);
    expect(await field.inputValue()).toBe('第一口钟怎么打？');
    await field.press('Enter');
    await page.getByRole('log').getByText('第一口钟怎么打？').waitFor();
    await expect.poll(() => field.inputValue()).toBe('');
  });

  it('contains the unsent message after a reload', async () => {
    const { page } = await newVisitorAs(PHONE, 'desktop');
    await page.routeWebSocket(/./, (socket) => socket.close());
    await page.goto(ROOM);
    await hydrated(page);
    const field = page.getByRole('textbox', { name: '跟九声说点什么' });
    await field.fill('没发出去的话');
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByText('没发出去的话').waitFor();
    await expect.poll(() => field.inputValue()).toBe('');
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe('没发出去的话');
    // Typed before the stored words are in the field.
    const letThrough = await holdBack(page, anyChunkOf('app/routes/segments/chat.tsx'));
    await page.reload({ waitUntil: 'domcontentloaded' });
    await field.fill('又写了一句');
    letThrough();
    await expect.poll(() => field.inputValue()).toBe('没发出去的话\n又写了一句');
  });

  it('contains a refused message after a reload also when another is on its way', async () => {
    const { page } = await newVisitorAs(PHONE, 'desktop');
    await page.routeWebSocket(SOCKET, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((words) => {
        const { type, client_id, text } = JSON.parse(String(words));
        const refusal = { type: 'error', error_code: 41907, error_message: '慢一点', client_id };
        if (type !== 'send') server.send(words);
        else if (text === '被拒的话') socket.send(JSON.stringify(refusal));
      });
    });
    await page.goto(ROOM);
    await hydrated(page);
    const field = page.getByRole('textbox', { name: '跟九声说点什么' });
    await field.fill('被拒的话');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '重新发送' }).waitFor();
    await field.fill('在路上的话');
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByText('在路上的话').waitFor();
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe('被拒的话');
  });

  it('contains after a reload what an expired session left unsent', async () => {
    const { page } = await newVisitorAs(PHONE, 'desktop');
    let close = () => {};
    await page.routeWebSocket(SOCKET, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((words) => {
        if (JSON.parse(String(words)).type !== 'send') server.send(words);
      });
      close = () => void socket.close();
    });
    await page.goto(ROOM);
    await hydrated(page);
    const field = page.getByRole('textbox', { name: '跟九声说点什么' });
    await field.fill('还在路上');
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByText('还在路上').waitFor();
    await sandbox.fault({
      path: '/api/im/get_token',
      body: { error_code: 41001, error_message: '请重新登录', payload: null },
    });
    close();
    await loginDialog(page).dialog.waitFor();
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe('还在路上');
  });
});
