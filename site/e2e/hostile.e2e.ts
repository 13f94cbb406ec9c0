import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeviceName } from './devices.ts';
import {
  type HostileBackend,
  type Hostility,
  hostilities,
  startHostileBackend,
} from './hostile-backend.ts';
import { layoutFaults } from './layout.ts';
import { freePort } from './proxied-sites.ts';
import { addressOf, routes } from './routes.ts';
import { realBackend, type SiteProcess, startSite } from './site-process.ts';
import {
  fullyHydrated,
  hydrated,
  moveMouse,
  newVisitor,
  origin,
  settled,
  withBrowser,
} from './visitor.ts';

withBrowser();

const isUnbreakable = /^(attacks|one word|characters)/;
/** What is worst for safety and for width. A page that holds these holds the others. */
const isWorst = /^(attacks|one word)/;

/** Pages that show nothing of the backend before a login. */
const withoutApi = ['/about-us', '/profile'];

const paths = [
  ...routes.filter((route) => !withoutApi.includes(route)),
  '/activity?activity=first-chat',
  '/game-library/search?searchValue=%E9%92%9F',
];
/** The pages with the most fields and lists. */
const richPaths = [
  '/',
  '/game-library/nine-bells',
  '/game-library/nine-bells-first-hour',
  '/game-library/role-Info-nine-bells-role-ringer',
  '/game-partner/detail-jiu-sheng',
];

describe('backend', () => {
  let backend: HostileBackend;
  let site: SiteProcess;
  let admin: string;
  beforeAll(async () => {
    backend = await startHostileBackend(origin());
    const port = String(await freePort());
    admin = `http://127.0.0.1:${port}`;
    site = await startSite({ ...realBackend(backend.origin), COMPANION_ADMIN_PORT: port });
  });
  afterAll(async () => {
    await site.stop();
    backend.stop();
  });

  /** From now on every page is made of what the backend sends now. */
  const become = async (hostility: Hostility) => {
    backend.become(hostility);
    const purged = await fetch(`${admin}/purge`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"all":true}',
    });
    expect(purged.status).toBe(204);
  };

  const looks = async (
    hostility: Hostility,
    device: DeviceName,
    width: number,
    paths: string[],
  ): Promise<string[]> => {
    const { page, complaints } = await newVisitor(device);
    page.on('dialog', (dialog) => {
      complaints.push(`a dialog: ${dialog.message()}`);
      dialog.dismiss().catch(() => {});
    });
    const found: string[] = [];
    for (const route of paths) {
      const path = addressOf(device, '', route);
      const answer = await page.goto(`${site.origin}${path}`);
      await hydrated(page);
      // Loads the code of the first interaction.
      await moveMouse(page, 100, 300);
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

  it.each(Object.keys(hostilities) as Hostility[])(
    'that sends %s: pages are rendered, run nothing and overflow nowhere',
    async (hostility) => {
      await become(hostility);
      const isWholeWalk = isWorst.test(hostility);
      // The devices have the same screens but home, in other widths.
      const [desktop, phone] = await Promise.all([
        looks(hostility, 'desktop', 1440, isWholeWalk ? richPaths : ['/']),
        looks(hostility, 'phone', 390, isWholeWalk ? paths : richPaths),
      ]);
      expect([...desktop, ...phone]).toEqual([]);
    },
  );
});
