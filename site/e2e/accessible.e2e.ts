import { beforeEach, describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { loginDialog } from './login-flow.ts';
import { deviceNames } from './routes.ts';
import { goTo, sandbox, visit, visitAs, withBrowser } from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const PHONE = '13900139077';

describe('axe finds nothing', () => {
  it.each(deviceNames)('after a login on a %s', async (device) => {
    const prefix = device === 'phone' ? '/m' : '';
    const { page } = await visitAs(PHONE, device, `${prefix}/profile`);
    await page.getByText('139****9077').waitFor();
    expect(await findings(page, device)).toEqual([]);

    await goTo(page, `${prefix}/game-partner/chat-jiu-sheng`);
    await page.getByRole('textbox', { name: '跟九声说点什么' }).fill('韩渡怎么打？');
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByRole('link').first().waitFor();
    expect(await findings(page, device)).toEqual([]);
  });

  it.each(deviceNames)('in the login dialog on a %s', async (device) => {
    const { page } = await visit(device, device === 'desktop' ? '/' : '/m');
    const login = loginDialog(page);
    await login.open();
    expect(await findings(page, device)).toEqual([]);
    await login.phone.fill('13800138000');
    await login.askForChallenge();
    expect(await findings(page, device)).toEqual([]);
  });

  it('in the menu on a phone', async () => {
    const { page } = await visit('phone', '/m');
    await page.getByRole('button', { name: '菜单' }).click();
    await page.getByRole('dialog', { name: '菜单' }).waitFor();
    expect(await findings(page, 'phone')).toEqual([]);
  });
});
