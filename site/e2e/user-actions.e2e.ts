import { SESSION_STORAGE_KEY } from '@companion/sdk';
import { beforeEach, describe, expect, it } from 'vitest';
import { logIn } from './log-in.ts';
import { loginDialog } from './login-flow.ts';
import { events } from './sandbox-events.ts';
import {
  goTo,
  hide,
  hydrated,
  idle,
  newVisitor,
  origin,
  requestsEnded,
  sandbox,
  visitAs,
  withBrowser,
} from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const PHONE = '13600136000';

describe('user actions', () => {
  it('are reported together, never what was typed (spec §7)', async () => {
    const { session } = await logIn(origin(), PHONE);
    const { page } = await newVisitor('desktop', {
      [SESSION_STORAGE_KEY]: JSON.stringify(session.getSnapshot()),
    });
    const opened = new Date();
    await page.clock.install({ time: opened });
    await page.goto('/about-us');
    await hydrated(page);
    await requestsEnded(page);
    // A clock that stands still: what follows waits for its report.
    await page.clock.pauseAt(opened.getTime() + 3_600_000);
    await expect.poll(() => events('user-action')).toHaveLength(1);
    await page.getByPlaceholder('搜索游戏').fill('吞灯怎么打');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/game-library/search*');
    await expect
      .poll(() => page.getAttribute('html', 'data-route'))
      .toBe('game-library-search___zh');
    await idle(page);
    expect(await events('user-action')).toHaveLength(1);
    await page.clock.runFor(5_000);
    await expect.poll(() => events('user-action')).toHaveLength(2);
    // The newest comes first.
    const reports = (await events('user-action')).toReversed();
    for (const report of reports)
      expect(report).toMatchObject({ app_platform: 'web', app_version: '1.0.0' });
    expect(reports.map((report) => report['actions'])).toMatchObject([
      [{ action: 'page_opened', page: 'about-us___zh' }],
      [{ action: 'search' }, { action: 'page_opened', page: 'game-library-search___zh' }],
    ]);
    expect(JSON.stringify(reports)).not.toContain('吞灯');
  });

  it('are a download, a begun talk, the end of a story and a login, each when it happens', async () => {
    const { page } = await visitAs(PHONE, 'desktop', '/');
    const reported = async () => {
      await hide(page);
      return (await events('user-action'))
        .toReversed()
        .flatMap(({ actions }) => actions as { action: string }[])
        .filter(({ action }) => /^(?:download|talk_begun|story_ended|log)/.test(action));
    };
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Windows 版（AMD 显卡）' }).first().click();
    await saved;
    const download = { action: 'download', client: 'windows-amd' };
    await expect.poll(reported).toMatchObject([download]);

    await goTo(page, '/game-partner/chat-jiu-sheng');
    const field = page.getByRole('textbox', { name: '跟九声说点什么' });
    const log = page.getByRole('log');
    for (const text of ['韩渡怎么打？', '然后呢？']) {
      await field.fill(text);
      await page.keyboard.press('Enter');
      await log.getByText(text).waitFor();
      await expect.poll(() => field.inputValue()).toBe('');
    }
    const begun = { action: 'talk_begun', companion: 'jiu-sheng' };
    await expect.poll(reported).toMatchObject([download, begun]);
    // Its history opens with the page. Nothing is begun by that.
    await page.reload();
    await log.getByText('韩渡怎么打？').waitFor();

    await goTo(page, '/game-partner/story-a-deng?story=last-light');
    // The first choice of each scene leads to this ending.
    for (let made = 0; made < 8; made += 1) {
      const stored = page.waitForResponse('**/api/quest/get_chat_respond');
      await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
      await stored;
    }
    const ended = { action: 'story_ended', story: 'last-light', scene: 'dawn' };
    await expect.poll(reported).toMatchObject([download, begun, ended]);

    await page.goto('/profile');
    await page.getByRole('button', { name: '退出登录' }).click();
    await expect.poll(async () => (await reported()).at(-1)?.action).toBe('logout');
    await goTo(page, '/about-us');
    await loginDialog(page).logIn('13600136001');
    await expect
      .poll(reported)
      .toMatchObject([download, begun, ended, { action: 'logout' }, { action: 'login' }]);
  });
});
