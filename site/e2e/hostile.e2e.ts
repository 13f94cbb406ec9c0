import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeviceName } from './devices.ts';
import { type Hostility, hostilities, startHostileBackend } from './hostile-backend.ts';
import { layoutFaults } from './layout.ts';
import { addressOf, routes } from './routes.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { fullyHydrated, hydrated, origin, settled, visit, withBrowser } from './visitor.ts';

withBrowser();

const isUnbreakable = /^(attacks|one word|one letter|characters)/;
/** The devices have the same screens but home, in other widths: only the longest text needs all pages of both. */
const isLongest = /^one word/;

/** Pages that show nothing of the backend before a login. */
const withoutApi = ['/about-us', '/profile'];

const paths = [
  ...routes.filter((route) => !withoutApi.includes(route)),
  '/activity?activity=first-chat',
  '/game-library/search?searchValue=%E9%92%9F',
];

describe.each(Object.keys(hostilities) as Hostility[])('backend that sends %s', (hostility) => {
  let backend: Awaited<ReturnType<typeof startHostileBackend>>;
  let site: SiteProcess;
  beforeAll(async () => {
    backend = await startHostileBackend(origin(), hostility);
    site = await startSite({ COMPANION_API_BASE: backend.origin });
  });
  afterAll(async () => {
    await site.stop();
    backend.stop();
  });

  const looks = async (device: DeviceName, width: number, paths: string[]): Promise<string[]> => {
    const { page, complaints } = await visit(device, `${site.origin}/terms`);
    // Endless animations cost time, and no rule here is about them.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    page.on('dialog', (dialog) => {
      complaints.push(`a dialog: ${dialog.message()}`);
      dialog.dismiss().catch(() => {});
    });
    const found: string[] = [];
    for (const route of paths) {
      const path = addressOf(device, '', route);
      const answer = await page.goto(`${site.origin}${path}`);
      await hydrated(page);
      // Loads the code of the first act.
      await page.mouse.move(100, 300);
      await fullyHydrated(page);
      if (path.includes('activity=')) await page.getByRole('dialog').waitFor();
      await settled(page);
      const wrong = await page.evaluate(() => {
        const wrong: string[] = [];
        if ('__ran' in window) wrong.push('a text was run');
        if (document.querySelectorAll('main, header').length < 2) wrong.push('no page');
        for (const element of document.querySelectorAll('*')) {
          const isForeign = element.matches(
            'iframe, object, embed, base, meta[http-equiv], img[src="x"]',
          );
          const hasHandler = [...element.attributes].some(({ name }) => name.startsWith('on'));
          if (isForeign || hasHandler) wrong.push(`foreign: ${element.outerHTML.slice(0, 100)}`);
        }
        for (const { href } of document.links)
          if (!/^(https?|mailto):/.test(href) || new URL(href).hostname === 'evil.example')
            wrong.push(`a link to ${href.slice(0, 100)}`);
        return wrong;
      });
      if (answer?.status() !== 200) wrong.push(`status ${answer?.status()}`);
      // A card may cut one long word. The page must not get wider.
      const meant = isUnbreakable.test(hostility)
        ? /^(cut|on each other|out of reach)/
        : /^on each/;
      wrong.push(...(await layoutFaults(page, width)).filter((fault) => !meant.test(fault)));
      wrong.push(...complaints.splice(0));
      found.push(...wrong.map((fault) => `${device} ${path}: ${fault.slice(0, 300)}`));
    }
    return found;
  };

  it('renders every page, runs nothing and overflows nowhere', {
    timeout: 600_000,
  }, async () => {
    const desktopPaths = isLongest.test(hostility) ? paths : ['/'];
    const [desktop, phone] = await Promise.all([
      looks('desktop', 1440, desktopPaths),
      looks('phone', 390, paths),
    ]);
    expect([...desktop, ...phone]).toEqual([]);
  });
});
