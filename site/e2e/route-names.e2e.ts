import { describe, expect, it } from 'vitest';
import { addressOf, editions, staticDocuments } from './routes.ts';
import { newVisitor, requestsEnded, visit, withBrowser } from './visitor.ts';

withBrowser();

/** The routes of spec §2 by an address of each, without language and device. */
const routeNames = {
  '/': '',
  '/profile': 'profile',
  '/about-us': 'about-us',
  '/activity': 'activity',
  '/game-library': 'game-library',
  '/game-library/nine-bells': 'game-library-id',
  '/game-library/search': 'game-library-search',
  '/game-library/game-role-nine-bells': 'game-library-game-role-id',
  '/game-library/role-Info-nine-bells-role-ringer': 'game-library-role-Info-id',
  '/game-partner': 'game-partner',
  '/game-partner/chat-jiu-sheng': 'game-partner-chat-id',
  '/game-partner/story-a-deng': 'game-partner-story-id',
  '/game-partner/detail-jiu-sheng': 'game-partner-detail-id',
  '/game-partner/game-list-jiu-sheng': 'game-partner-game-list-id',
  '/nowhere': 'slug',
};
const documentNames = {
  '/terms': 'terms',
  '/privacy': 'privacy',
  '/douvterms': 'douvterms',
  '/douvsubscribeterms': 'douvsubscribeterms',
  '/terms2024': 'terms-id',
  '/privacy-txj': 'privacy-id',
  '/douvterms-legionzone': 'douvterms-id',
  '/douvsubscribeterms1': 'douvsubscribeterms-id',
  '/topup/agreement1.html': 'topup-agreement-id',
};

describe('pages', () => {
  it('have their route names (spec §2)', async () => {
    const { page } = await visit('desktop', '/game-partner/chat-jiu-sheng');
    expect(await page.getAttribute('html', 'data-route')).toBe('game-partner-chat-id___zh');
    await page.getByRole('banner').getByRole('link', { name: '活动' }).click();
    await page.waitForURL('**/activity/*');
    await expect.poll(() => page.getAttribute('html', 'data-route')).toBe('activity___zh');
  });

  it.each(editions)('have their names in the matches, on a %s at %j', async (device, language) => {
    const locale = language.slice(1) || 'zh';
    const paths = [
      ...Object.entries(routeNames).map(([route, name]) => [
        addressOf(device, language, route),
        device === 'phone' ? ['m', name].filter(Boolean).join('-') : name || 'index',
      ]),
      ...(device === 'phone'
        ? [[`${language}/m/profile/removeAccount-7`, 'm-profile-removeAccount-id']]
        : []),
      ...Object.entries(documentNames).map(([path, name]) => [`${language}${path}`, name]),
      ...(language === ''
        ? staticDocuments.map((path) => [path, path.slice(1).replace('.', '-')])
        : []),
    ].map(([path = '', name]) => [path, `${name}___${locale}`] as const);
    const { page } = await visit(device, addressOf(device, language, '/about-us'));
    const found: string[][] = [];
    for (const [path] of paths)
      found.push(
        await page.evaluate(async (to) => {
          const router = Reflect.get(window, '__reactRouterDataRouter');
          await router.navigate(to);
          const { matches, location } = router.state;
          const names = (matches as { route: { handle?: unknown } }[]).flatMap(({ route }) => {
            const handle = route.handle as { routeName?: (path: string) => string } | undefined;
            return handle?.routeName?.(location.pathname) ?? [];
          });
          return [location.pathname, ...names];
        }, path),
      );
    expect(found).toEqual(paths);
  });

  it('are counted once each, for visitors too, by their route names', async () => {
    const { page } = await newVisitor('desktop');
    const bodies: string[] = [];
    await page.route('**/sandbox/analytics', (route) => {
      bodies.push(route.request().postData() ?? '[]');
      return route.fulfill({ json: {} });
    });
    const views = () =>
      bodies
        .flatMap((body) => JSON.parse(body) as { event: string; params: { page: string } }[])
        .filter(({ event }) => event === 'predefine_pageview')
        .map(({ params }) => params.page);
    await page.goto('/en/game-library/search?searchValue=swallowlight');
    await expect.poll(views).toEqual(['game-library-search___en']);
    const go = (path: string) =>
      page.evaluate((to) => Reflect.get(window, '__reactRouterDataRouter').navigate(to), path);
    for (const [path, count] of [
      ['/en/game-partner/detail-a-deng', 2],
      ['/en/game-partner/detail-jiu-sheng', 3],
      ['/en/game-partner/detail-jiu-sheng?look=a', 3],
      ['/ja/activity/', 4],
    ] as const) {
      await go(path);
      // A page that is left before it was drawn is no view.
      await expect.poll(() => views().length).toBe(count);
    }
    await page.goBack();
    const detail = 'game-partner-detail-id___en';
    await expect
      .poll(views)
      .toEqual(['game-library-search___en', detail, detail, 'activity___ja', detail]);
    await requestsEnded(page);
    expect(views()).toHaveLength(5);
    expect(bodies.join()).not.toContain('swallowlight');
  });
});
