import { describe, expect, it } from 'vitest';
import { addressOf, deviceNames } from './routes.ts';
import { visit, visitWithoutCode, withBrowser } from './visitor.ts';

withBrowser();

describe.each(deviceNames)('%s without scripts', (device) => {
  const come = (route: string) => visitWithoutCode(addressOf(device, '', route), device);

  it('shows the activity of the address and links to ended ones', async () => {
    const page = await come('/activity?activity=first-chat');
    await page.getByRole('heading', { level: 2, name: '第一次上弦' }).first().waitFor();
    await page.getByText('奖励', { exact: true }).waitFor();
    await page.getByRole('link', { name: '已结束' }).click();
    await page.waitForURL(/state=ended/);
    expect(await page.getByText('奖励', { exact: true }).count()).toBe(0);
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
  });

  it('searches from the header', async () => {
    const page = await come('/game-library');
    await page.getByRole('banner').getByRole('searchbox').fill('钟');
    await page.keyboard.press('Enter');
    await page.getByRole('main').locator('mark').first().waitFor();
  });

  it.each([
    ['/game-library', '悬疑', /genre=mystery/],
    ['/game-library/game-role-nine-bells', '首领', /entityKind=boss/],
  ])('filters the list of %s by a link', async (route, name, narrowed) => {
    const page = await come(route);
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await page.waitForURL(narrowed);
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
  });

  it.each(['/', '/game-library', '/game-partner/detail-jiu-sheng', '/profile', '/activity'])(
    'has no dead control in %s',
    async (route) => {
      const page = await come(route);
      await page.getByRole('contentinfo').waitFor();
      const sends = 'form :is([type="submit"], [type="search"], [role="combobox"])';
      const controls = page.locator('button, input, select, textarea, [role="button"]');
      for (const control of await controls.all())
        if (await control.isVisible())
          expect(
            await control.evaluate((element, sends) => element.matches(sends), sends),
            (await control.getAttribute('aria-label')) ?? (await control.textContent()) ?? '',
          ).toBe(true);
    },
  );
});

it('shows no activity twice with scripts', async () => {
  const { page } = await visit('desktop', '/activity?activity=first-chat');
  await page.getByRole('dialog').getByText('奖励', { exact: true }).waitFor();
  expect(await page.getByText('奖励', { exact: true }).filter({ visible: true }).count()).toBe(1);
});
