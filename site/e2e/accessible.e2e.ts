import {
  companionPrefixes,
  defaultLocale,
  type Locale,
  libraryPrefixes,
  locales,
  profilePrefixes,
} from '@companion/screens/paths';
import type { Page } from 'playwright';
import { matchPath } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { pages, type Page as Route } from '../app/routes/table.ts';
import { findings, findingsWithoutColours } from './axe.ts';
import { loginDialog } from './login-flow.ts';
import { deviceNames, editions, everyKind, sampledEditions } from './routes.ts';
import { goTo, sandbox, visit, visitAs, withBrowser } from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

const PHONE = '13900139077';

it('the tested addresses cover every route but one of documents, and every prefixed segment', () => {
  const paths = editions.flatMap(([device, language]) => everyKind(device, language));
  const served = (pattern: string) =>
    paths.some((path) => matchPath(pattern, new URL(path, 'http://site').pathname));
  const isDocument = ({ layout }: Route) => layout === 'legal' || layout === 'segment';
  for (const locale of locales) {
    const patterns = (of: Route[]) => of.map((page) => `/${routePath(page, locale)}`);
    for (const pattern of patterns(pages.filter((page) => !isDocument(page))))
      expect(pattern).toSatisfy(served);
    expect(patterns(pages.filter(isDocument)).some(served)).toBe(true);
  }
  for (const prefix of Object.keys({
    ...companionPrefixes,
    ...libraryPrefixes,
    ...profilePrefixes,
  }))
    expect(paths.join()).toContain(`/${prefix}`);
});

/** Properties that move on a page with reduced motion. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const stays = ['offset', 'computedOffset', 'easing', 'composite', 'opacity', 'visibility'];
    const properties = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(Object.entries))
      // A dialog's keyframes have `translate: none` then: it only fades.
      .filter(([name, value]) => !stays.includes(name) && value !== 'none')
      .map(([name]) => name);
    return [...new Set(properties)];
  });

describe('axe finds nothing', () => {
  it.each(sampledEditions)(
    'on every kind of %s page in the language %j, where nothing moves with reduced motion',
    { timeout: 600_000 },
    async (device, language) => {
      const { page, complaints } = await visit(device, `${language}/terms`);
      const look = language === '' ? findings : findingsWithoutColours;
      const found: string[] = [];
      for (const path of everyKind(device, language)) {
        await goTo(page, path);
        for (const name of await moving(page)) found.push(`${path} moves ${name}`);
        for (const finding of await look(page, device)) found.push(`${path} ${finding}`);
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

function routePath(page: Route, locale: Locale): string {
  return [
    ...(locale === defaultLocale ? [] : [locale]),
    ...(page.layout === 'mobile' ? ['m'] : []),
    ...(page.path === '' ? [] : [page.path]),
  ].join('/');
}
