import { beforeEach, describe, expect, it } from 'vitest';
import { unseenIn, unseenSuggestions } from './forced-colours.ts';
import { loginDialog } from './login-flow.ts';
import { addressOf, deviceNames } from './routes.ts';
import {
  drawnToast,
  fullyHydrated,
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

describe('forced colours show every control, focus and state', () => {
  it.each(deviceNames)('in the login dialog and its slider on a %s', async (device) => {
    const { page } = await visit(device, addressOf(device, '', '/'));
    const login = loginDialog(page);
    await login.open();
    await login.agreement.check();
    const form = await unseenIn(page, seen);
    await login.phone.fill('13800138000');
    await login.askForChallenge();
    const slider = await unseenIn(page, seen);
    expect([...form, ...slider]).toEqual([]);
  });

  it('in the phone menu and its QR code', async () => {
    const { page } = await visit('phone', '/m');
    await page.getByRole('button', { name: '菜单' }).click();
    await page.getByRole('dialog', { name: '菜单' }).waitFor();
    await page.getByRole('button', { name: '微信' }).click();
    expect(await unseenIn(page, seen)).toEqual([]);
  });

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
    const { page, context } = await visit('desktop', '/about-us');
    // The toast's code loads with the first interaction.
    await moveMouse(page, 700, 500);
    await fullyHydrated(page);
    await context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await page.getByRole('banner').getByRole('link', { name: '活动' }).click();
    await drawnToast(page, '网络断开了').waitFor();
    expect(await unseenIn(page, seen, ':has(> [data-companion-toast])')).toEqual([]);
  });

  it.each(deviceNames)('in a conversation on a %s', async (device) => {
    const { page } = await visitAs(PHONE, device, addressOf(device, '', '/profile'));
    await page.getByText('139****9079').waitFor();
    // What the account holds comes last, and moves what is below it.
    await requestsEnded(page);
    const profile = await unseenIn(page, seen);
    await goTo(page, addressOf(device, '', '/game-partner/chat-jiu-sheng'));
    await page.getByRole('textbox', { name: '跟九声说点什么' }).fill('韩渡怎么打？');
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByRole('link').first().waitFor();
    await replyEnded(page);
    expect([...profile, ...(await unseenIn(page, seen))]).toEqual([]);
  });
});
