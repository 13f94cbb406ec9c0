import { matchPath } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  companionPrefixes,
  libraryPrefixes,
  profilePrefixes,
} from '../app/routes/segments/prefixes.ts';
import { pages, routePath } from '../app/routes/table.ts';
import { findings } from './axe.ts';
import { loginDialog } from './login-flow.ts';
import { deviceNames, editions, everyPage } from './routes.ts';
import { goTo, sandbox, visit, visitAs, withBrowser } from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const PHONE = '13900139077';

it('the tested addresses cover every route and leaf kind', () => {
  const paths = editions.flatMap(([device, language]) => everyPage(device, language));
  const served = (pattern: string) =>
    paths.some((path) => matchPath(pattern, new URL(path, 'http://site').pathname));
  for (const page of pages)
    for (const locale of page.locales) expect(`/${routePath(page, locale)}`).toSatisfy(served);
  for (const prefix of Object.keys({
    ...companionPrefixes,
    ...libraryPrefixes,
    ...profilePrefixes,
  }))
    expect(paths.join()).toContain(`/${prefix}`);
});

describe('axe finds nothing in both themes', () => {
  it.each(editions)(
    'on every %s page in the language %j',
    { timeout: 180_000 },
    async (device, language) => {
      const { page, complaints } = await visit(device, `${language}/terms`);
      const found: string[] = [];
      for (const path of everyPage(device, language)) {
        await goTo(page, path);
        for (const finding of await findings(page, device)) found.push(`${path} ${finding}`);
      }
      expect(found).toEqual([]);
      expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    },
  );

  it.each(deviceNames)('after a login on a %s', async (device) => {
    const prefix = device === 'phone' ? '/m' : '';
    const { page } = await visitAs(PHONE, device, `${prefix}/profile`);
    await page.getByText('139****9077').waitFor();
    expect(await findings(page, device)).toEqual([]);

    await goTo(page, `${prefix}/game-partner/chat-jiu-sheng`);
    await page.getByRole('textbox', { name: '跟九声说点什么' }).fill('第一口钟怎么打？');
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
