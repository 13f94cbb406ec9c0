import { SESSION_STORAGE_KEY } from '@companion/sdk';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyChunkOf } from './chunks.ts';
import { type RealBackend, startRealBackend } from './real-backend.ts';
import { realBackend, type SiteProcess, startSite } from './site-process.ts';
import { holdBack, hydrated, newVisitor, requestsEnded, toastsOf, withBrowser } from './visitor.ts';

withBrowser();

const GAMES = '/api/visitor/game/list';

let backend: RealBackend;
let site: SiteProcess;
let user: Record<string, string>;
beforeAll(async () => {
  backend = await startRealBackend();
  site = await startSite(realBackend(backend.origin));
  user = { [SESSION_STORAGE_KEY]: await backend.logIn('13500135000') };
});
afterAll(async () => {
  await site.stop();
  await backend.close();
});

const open = async (path: string, storage = user) => {
  const visitor = await newVisitor('desktop', storage);
  const asked: string[] = [];
  visitor.page.on('request', (request) => asked.push(request.url()));
  await visitor.page.goto(site.origin + path);
  await hydrated(visitor.page);
  return {
    ...visitor,
    /** Requests for pages' data, to the site's server. */
    data: () => asked.filter((url) => url.startsWith(site.origin) && url.includes('.data')),
    /** Paths of the API that the browser called for content. */
    calls: () =>
      asked
        .filter((url) => url.startsWith(backend.origin))
        .map((url) => new URL(url).pathname)
        .filter((path) => !path.startsWith('/api/users')),
  };
};

const menu = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** Answers of the API to this browser only. */
const answer = (page: Page, path: string, body: object) =>
  page.route(`${backend.origin}${path}*`, (route) =>
    route.fulfill({
      json: body,
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
    }),
  );

describe('page change of a user', () => {
  it('asks the API from the browser with the headers of the session (spec §7)', async () => {
    const { page, complaints, data } = await open('/about-us?channel=bili_u');
    backend.asked.length = 0;
    await menu(page, '游戏知识库');
    await page.getByRole('link', { name: /灯岭/ }).first().waitFor();
    const lists = backend.asked.filter(({ path }) => path === GAMES);
    expect(lists).toHaveLength(1);
    const { access_token, web_user_id } = JSON.parse(user[SESSION_STORAGE_KEY] ?? '').userInfo;
    expect(Object.fromEntries(lists[0]?.headers ?? [])).toMatchObject({
      authorization: `Bearer ${access_token}`,
      user_id: String(web_user_id),
      'device-identifier': expect.stringMatching(/^\d+$/),
      'app-channel': 'bili_u',
      lan: 'zh',
    });
    expect(data()).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('works for every page, as the server would load it', async () => {
    const { page, complaints, data, calls } = await open('/about-us');
    await menu(page, '首页');
    await page.mouse.wheel(0, 900);
    await page.getByRole('heading', { name: '它们懂你玩的游戏' }).waitFor();
    await menu(page, '游戏伙伴');
    await heading(page, '游戏伙伴');
    await page.getByRole('main').getByRole('link', { name: /阿灯/ }).first().click();
    await heading(page, '阿灯');
    await menu(page, '游戏知识库');
    // The page of a companion has a link to the same game, which goes away in the middle of a press.
    await heading(page, '游戏知识库');
    await page.getByRole('main').getByRole('link', { name: /灯岭/ }).first().click();
    await heading(page, '灯岭');
    const entry = page.getByRole('main').locator('a[href*="/game-library/"]').first();
    const address = await entry.getAttribute('href');
    await entry.click();
    await page.waitForURL(({ pathname }) => pathname === address);
    await menu(page, '活动');
    await heading(page, '活动');
    await page.getByPlaceholder('搜索游戏').fill('灯油');
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByText('灯油').first().waitFor();
    expect(data()).toEqual([]);
    expect(calls()).toEqual(
      expect.arrayContaining([
        '/api/visitor/web/index/characters',
        '/api/character/get_official_character_list',
        '/api/visitor/game/detail',
        '/api/visitor/web/activity/index',
        '/api/visitor/game/knowledge/search',
      ]),
    );
    expect(complaints).toEqual([]);
  });

  it('asks in the language of the page that it leads to', async () => {
    const { page, data } = await open('/game-library');
    backend.asked.length = 0;
    await page.getByRole('button', { name: '语言' }).click();
    await page.getByRole('link', { name: 'English' }).click();
    await heading(page, 'Game library');
    const lists = backend.asked.filter(({ path }) => path === GAMES);
    expect(lists.map(({ headers }) => headers.get('lan'))).toEqual(['en']);
    expect(data()).toEqual([]);
  });

  it('logs a failed list and shows its text, with a retry in its place (spec §8)', async () => {
    const { page, complaints, data } = await open('/about-us');
    await answer(page, GAMES, { error_code: 50000, error_message: '书架正在整理' });
    await menu(page, '游戏知识库');
    await heading(page, '游戏知识库');
    await page.getByRole('listitem').filter({ hasText: '书架正在整理' }).waitFor();
    expect(complaints).toEqual(['API request failed: games: 50000 书架正在整理']);
    await page.unroute(`${backend.origin}${GAMES}*`);
    backend.asked.length = 0;
    await page.getByRole('main').getByRole('button', { name: '再试一次' }).click();
    await page.getByRole('link', { name: /灯岭/ }).first().waitFor();
    const lists = backend.asked.filter(({ path }) => path === GAMES);
    expect(lists.map(({ headers }) => headers.has('authorization'))).toEqual([true]);
    expect(data()).toEqual([]);
    expect(complaints).toHaveLength(1);
  });

  it('shows the page for an id that does not exist', async () => {
    const { page, complaints } = await open('/game-library');
    await answer(page, '/api/visitor/game/detail', {
      error_code: 40400,
      error_message: '没有找到',
    });
    await page.getByRole('main').getByRole('link', { name: /灯岭/ }).first().click();
    await heading(page, 'Page Not Found');
    expect(complaints).toEqual([]);
  });

  it('loads for a visitor when the session is over', async () => {
    const { page, data } = await open('/about-us');
    await answer(page, GAMES, { error_code: 41001, error_message: '请重新登录' });
    const toasts = await toastsOf(page);
    await menu(page, '游戏知识库');
    await page.getByRole('link', { name: /灯岭/ }).first().waitFor();
    await page.getByRole('dialog').waitFor();
    await expect.poll(toasts).toEqual(['请重新登录']);
    await page.getByRole('banner').getByRole('button', { name: '登录/注册' }).waitFor();
    expect(data()).toHaveLength(1);
  });

  it('ends its calls without a word when another follows', async () => {
    const { page, complaints } = await open('/about-us');
    const toasts = await toastsOf(page);
    const letThrough = await holdBack(page, `${backend.origin}${GAMES}*`);
    const ended = page.waitForEvent('requestfailed', (request) => request.url().includes(GAMES));
    await menu(page, '游戏知识库');
    await page.waitForRequest(`${backend.origin}${GAMES}*`);
    await menu(page, '活动');
    await heading(page, '活动');
    expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
    letThrough();
    await requestsEnded(page);
    expect(await toasts()).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('asks the site’s server when the code for it does not load', async () => {
    const { page, data } = await open('/about-us');
    await page.route(anyChunkOf('app/data/load-in-browser.ts'), (route) =>
      route.fulfill({ status: 404 }),
    );
    // A chunk that fails reloads the page once (spec §4).
    const reloaded = page.waitForEvent('load');
    await menu(page, '游戏知识库');
    await reloaded;
    await hydrated(page);
    await menu(page, '游戏知识库');
    await page.getByRole('link', { name: /灯岭/ }).first().waitFor();
    expect(data().at(-1)).toContain('/game-library.data');
  });
});

it('the first page of a user is the shared one', async () => {
  const { page, calls } = await open('/game-library');
  await requestsEnded(page);
  expect(calls()).toEqual([]);
});

it('a visitor’s page change has the data of the site’s server', async () => {
  const { page, data, calls } = await open('/about-us', {});
  await menu(page, '游戏知识库');
  await page.getByRole('link', { name: /灯岭/ }).first().waitFor();
  expect(data()).toHaveLength(1);
  expect(calls()).toEqual([]);
});
