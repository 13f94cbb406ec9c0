import type { BrowserContext, Request } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import type { DeviceName } from './devices.ts';
import { loginDialog } from './login-flow.ts';
import { addressOf } from './routes.ts';
import { goTo, newVisitor, origin, sandbox, withBrowser } from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const PHONE = '13800138000';
const SEND = 'body of /api/users/send_phone_verification_code_captcha';
const LOGIN = 'body of /api/users/login_register_share_no_invitation_code';

/** Records every text that leaves the browser, and where it was. */
function everythingSent(context: BrowserContext) {
  const told: { where: string; text: string }[] = [];
  const under: Promise<void>[] = [];
  const nameOf = (url: string) => {
    const { origin: at, pathname } = new URL(url);
    return at === origin() ? pathname : at;
  };
  const take = async (request: Request) => {
    const url = request.url();
    told.push({ where: 'an address', text: url });
    const body = request.postData();
    if (body !== null) told.push({ where: `body of ${nameOf(url)}`, text: body });
    // A failed request has only the headers that the page set.
    const headers = await request.allHeaders().catch(() => request.headers());
    for (const [name, value] of Object.entries(headers)) {
      const isForApi = nameOf(url).startsWith('/api/');
      told.push({ where: `${name} ${isForApi ? 'to the API' : `to ${nameOf(url)}`}`, text: value });
    }
  };
  context.on('request', (request) => under.push(take(request)));
  context.on('page', (page) => {
    page.on('websocket', (socket) => {
      told.push({ where: 'an address', text: socket.url() });
      let frames = 0;
      socket.on('framesent', ({ payload }) => {
        frames += 1;
        told.push({ where: frames === 1 ? 'first words' : 'later words', text: String(payload) });
      });
    });
  });
  return {
    told,
    /** Where a secret was sent. It must not be part of a longer word or number. */
    whereIs: async (secret: string) => {
      await Promise.all(under);
      const alone = new RegExp(`(?<![\\w])${secret}(?![\\w])`);
      return [
        ...new Set(told.filter(({ text }) => alone.test(text)).map(({ where }) => where)),
      ].sort();
    },
  };
}

it.each(['desktop', 'phone'] as const)(
  'a visit on a %s sends token, phone and code only to their receivers',
  async (device: DeviceName) => {
    const at = (route: string) => addressOf(device, '', route);
    const { context } = await newVisitor(device);
    const sent = everythingSent(context);
    const page = await context.newPage();
    const client = /sandbox\/(deep-link|download)/;
    // A download does not leave the page.
    await page.route(client, (route) => route.fulfill({ status: 204 }));
    await goTo(page, `${at('/')}?channel=bili`);

    const login = loginDialog(page);
    await login.open();
    await login.phone.fill(PHONE);
    await login.solveByDrag();
    await login.countdown.waitFor();
    const code = await sandbox.code(PHONE);
    await login.fillCode(PHONE);
    await login.submit.click();
    await login.dialog.waitFor({ state: 'detached' });
    const userStore = () => page.evaluate(() => localStorage.getItem('user-store') ?? '{}');
    const token: string = JSON.parse(await userStore()).userInfo.access_token;
    expect(token).toMatch(/^[\w-]{40,}$/);

    // Leaving the page too early would cancel the download.
    const download = page.waitForRequest(client);
    await page
      .getByRole('link', { name: device === 'phone' ? '打开 App' : 'Windows 版（AMD 显卡）' })
      .first()
      .click();
    await download;
    let im_token = '';
    await page.route('**/api/im/get_token*', async (route) => {
      const answer = await route.fetch();
      ({ im_token } = ((await answer.json()) as { payload: { im_token: string } }).payload);
      await route.fulfill({ response: answer });
    });
    await goTo(page, `${at('/game-partner/chat-jiu-sheng')}?channel=bili`);
    await page.getByRole('textbox', { name: '跟九声说点什么' }).fill('韩渡怎么打？');
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByRole('link').first().click();
    // A wide window opens the article beside the talk.
    if (device === 'desktop') await page.getByRole('link', { name: '打开整页' }).click();
    await page.waitForURL(/nine-bells-/);
    await page.getByRole('banner').getByRole('link', { name: '我的主页' }).click();
    await page.getByText('138****8000').waitFor();
    const stored = await userStore();
    expect(stored).toContain(token);
    expect(stored).not.toContain(PHONE);
    await page.getByRole('main').getByRole('button', { name: '退出登录' }).click();
    await page.getByRole('banner').getByRole('button', { name: '登录/注册' }).waitFor();

    expect(im_token.length).toBeGreaterThan(20);
    expect(await sent.whereIs(token)).toEqual(['authorization to the API']);
    expect(await sent.whereIs(im_token)).toEqual(['first words']);
    expect(await sent.whereIs(code)).toEqual([LOGIN]);
    expect(await sent.whereIs(PHONE)).toEqual([LOGIN, 'body of /sandbox/captcha', SEND].sort());
    const collect = async () => (await fetch(`${origin()}/sandbox/events`)).text();
    await expect.poll(collect).toContain(device === 'phone' ? 'download_mobile' : 'download_pc');
    const collected = await collect();
    for (const secret of [token, im_token, code, PHONE]) expect(collected).not.toContain(secret);
  },
);
