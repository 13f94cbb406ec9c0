import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DeviceName } from './devices.ts';
import { hydrated, keepInAccount, sandbox, visitAs, withBrowser } from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const PHONE = '13600136010';

/** Opens the profile of a user who keeps a companion and has said something to it. */
async function visitProfile(device: DeviceName, prefix: string) {
  const path = `${prefix}/game-partner`;
  const visitor = await visitAs(PHONE, device, `${path}/detail-jiu-sheng`);
  const { page } = visitor;
  await keepInAccount(page);
  await page.goto(`${path}/chat-jiu-sheng`);
  await page.getByRole('textbox', { name: '跟九声说点什么' }).fill('韩渡怎么打？');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByRole('link').first().waitFor();
  await page.goto(`${prefix}/profile`);
  await hydrated(page);
  return visitor;
}

const pressExport = (page: Page) => page.getByRole('button', { name: '导出数据' }).click();

describe.each([
  ['desktop', '', 'button'],
  ['phone', '/m', 'link'],
] as const)('what an account holds, on a %s', (device, prefix, removal) => {
  it('is exported as one file, never as half of it, and is counted before it is removed', async () => {
    const { page, complaints } = await visitProfile(device, prefix);
    let downloads = 0;
    page.on('download', () => {
      downloads += 1;
    });
    const saved = page.waitForEvent('download');
    await pressExport(page);
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^companion-\d{4}-\d\d-\d\d\.json$/);
    const text = await readFile(await download.path(), 'utf8');
    const data = JSON.parse(text);
    expect(data.account).toMatchObject({ phone_masked: '136****6010' });
    expect(data.shelf).toMatchObject([{ kind: 'companion', id: 'jiu-sheng' }]);
    expect(data.talks).toMatchObject([
      {
        character: { id: 'jiu-sheng', name: '九声' },
        messages: [
          { author: 'user', text: '韩渡怎么打？' },
          { author: 'character', character_id: 'jiu-sheng' },
        ],
      },
    ]);
    // It is a document, not a key: nobody can log in with it.
    expect(text).not.toContain('access_token');
    expect(text).not.toContain(PHONE);
    await page.getByText(`都在这个文件里了：${download.suggestedFilename()}`).first().waitFor();
    expect(complaints).toEqual([]);

    await page.route('**/api/im/history_messages', (route) => route.abort());
    await pressExport(page);
    await page.getByText('没有连上服务器').first().waitFor();
    expect(downloads).toBe(1);
    await page.unroute('**/api/im/history_messages');

    await page.getByRole('main').getByRole(removal, { name: '注销账号' }).click();
    await page.getByText('你和 1 位伙伴说过的 2 句话').waitFor();
    await page.getByText('书架上的 1 样东西').waitFor();
    expect(await page.getByText('走到哪一步的记录').count()).toBe(0);
  });
});
