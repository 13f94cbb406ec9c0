import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import type { DeviceName } from './devices.ts';
import { unseenIn, unseenSuggestions } from './forced-colours.ts';
import { loginDialog } from './login-flow.ts';
import { addressOf, deviceNames } from './routes.ts';
import {
  drawnToast,
  fullyHydrated,
  goOffline,
  goTo,
  moveMouse,
  replyEnded,
  requestsEnded,
  sandbox,
  visit,
  visitAs,
  withBrowser,
} from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const PHONE = '13900139079';
/** Looks that were already checked. */
const seen = new Set<string>();

/** Axe comes first: the check of forced colours leaves controls in a plain weight. */
const faultsIn = async (page: Page, device: DeviceName): Promise<string[]> => [
  ...(await findings(page, device)),
  ...(await unseenIn(page, seen)),
];

describe('axe finds nothing, and forced colours show every control, focus and state', () => {
  it.each(deviceNames)('in the login dialog and its slider on a %s', async (device) => {
    const { page } = await visit(device, addressOf(device, '', '/'));
    const login = loginDialog(page);
    await login.open();
    await login.agreement.check();
    const form = await faultsIn(page, device);
    await login.phone.fill('13800138000');
    await login.askForChallenge();
    expect([...form, ...(await faultsIn(page, device))]).toEqual([]);
  });

  it('in the phone menu and its QR code', async () => {
    const { page } = await visit('phone', '/m');
    await page.getByRole('button', { name: '菜单' }).click();
    await page.getByRole('dialog', { name: '菜单' }).waitFor();
    const menu = await findings(page, 'phone');
    await page.getByRole('button', { name: '微信' }).click();
    await page.getByRole('img', { name: '微信二维码' }).waitFor();
    expect([...menu, ...(await unseenIn(page, seen))]).toEqual([]);
  });

  it.each(deviceNames)('in a profile and a talk on a %s', async (device) => {
    const { page } = await visitAs(PHONE, device, addressOf(device, '', '/profile'));
    await page.getByText('139****9079').waitFor();
    // What the account holds comes last, and moves what is below it.
    await requestsEnded(page);
    const profile = await faultsIn(page, device);
    await goTo(page, addressOf(device, '', '/game-partner/chat-jiu-sheng'));
    await page.getByRole('textbox', { name: '跟九声说点什么' }).fill('韩渡怎么打？');
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByRole('link').first().waitFor();
    await replyEnded(page);
    expect([...profile, ...(await faultsIn(page, device))]).toEqual([]);
  });
});

describe('forced colours show every control, focus and state', () => {
  it.each([
    ['banner', 'searchbox'],
    ['main', 'combobox'],
  ] as const)('in the suggestions of the %s’s %s', async (part, role) => {
    const { page } = await visit('desktop', '/game-library');
    const field = page.getByRole(part).getByRole('search').getByRole(role);
    await field.pressSequentially('铜狻猊');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { selected: true }).waitFor();
    expect(await unseenSuggestions(page)).toEqual([]);
  });

  it('in a toast', async () => {
    const { page } = await visit('desktop', '/about-us');
    // The toast's code loads with the first interaction.
    await moveMouse(page, 700, 500);
    await fullyHydrated(page);
    await goOffline(page);
    await page.getByRole('banner').getByRole('link', { name: '活动' }).click();
    await drawnToast(page, '网络断开了').waitFor();
    expect(await unseenIn(page, seen, ':has(> [data-companion-toast])')).toEqual([]);
  });
});
