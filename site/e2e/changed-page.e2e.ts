import { SESSION_STORAGE_KEY } from '@companion/sdk';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyChunkOf } from './chunks.ts';
import type { DeviceName } from './devices.ts';
import { logIn } from './log-in.ts';
import { avatar, type Language, loginDialog } from './login-flow.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { holdBack, hydrated, newVisitor, origin, sandbox, visit, withBrowser } from './visitor.ts';

withBrowser();
beforeAll(() => sandbox.reset());

const chosen = { 'companion-theme': 'day', 'companion-text-size': '125' };
const PHONE = '13700137081';

/** What translators, extensions, blockers and proxies do to a page. Run in the page. */
const changes = {
  'a translator marks the heading': () => {
    const mark = document.createElement('font');
    mark.textContent = 'x';
    document.querySelector('h1')?.prepend(mark);
  },
  'the text of the heading is replaced': () => {
    const heading = document.querySelector('h1');
    const text = heading && document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
    if (text) text.nodeValue = 'replaced';
  },
  'an element comes first in the body': () => {
    document.body.prepend(document.createElement('div'));
  },
  'an element stands beside the first field': () => {
    document.querySelector('input')?.after(document.createElement('span'));
  },
  'the list of the header is removed': () => {
    document.querySelector('header ul')?.remove();
  },
  'the navigation of the header is removed': () => {
    document.querySelector('header nav')?.remove();
  },
  'letters of the page are converted': () => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let text = walker.nextNode(); text; text = walker.nextNode())
      text.nodeValue = (text.nodeValue ?? '').replaceAll(/[的灯戏]/g, '燈');
  },
  'a custom element is in the body': () => {
    document.body.append(document.createElement('x-assistant'));
  },
  'a custom element is beside the body': () => {
    document.documentElement.append(document.createElement('x-assistant'));
  },
  'attributes are added': () => {
    for (const element of document.querySelectorAll('html, body, main, input, button'))
      element.setAttribute('data-extension', 'on');
  },
  'elements are added to the head': () => {
    const meta = document.createElement('meta');
    meta.name = 'extension';
    document.head.prepend(meta);
    document.head.append(document.createElement('link'));
  },
  'style attributes are rewritten': () => {
    for (const element of document.querySelectorAll<HTMLElement>('body [style]'))
      element.style.setProperty('--dark-reader', '1');
  },
  'each text is translated': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode())
      if (text.parentElement?.closest('script, style') === null) found.push(text as Text);
    for (const text of found) {
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = text.nodeValue;
      text.replaceWith(outer);
    }
  },
  'pictograms are removed': () => {
    for (const icon of document.querySelectorAll('svg')) icon.remove();
  },
  'comments are removed': () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
    const found: Comment[] = [];
    for (let one = walker.nextNode(); one; one = walker.nextNode()) found.push(one as Comment);
    for (const comment of found) comment.remove();
  },
  'a text becomes a link': () => {
    const main = document.querySelector('main') ?? document.body;
    const paragraph = main.querySelector('p') ?? main;
    const link = document.createElement('a');
    link.href = 'tel:110';
    link.append(...paragraph.childNodes);
    paragraph.append(link);
  },
  'the page is wrapped': () => {
    const wrapper = document.createElement('div');
    wrapper.append(...document.body.querySelectorAll(':scope > div'));
    document.body.prepend(wrapper);
  },
  'an advertisement stands in the page': () => {
    document.querySelector('main')?.firstElementChild?.before(document.createElement('iframe'));
  },
};
type Change = keyof typeof changes;

const pages = [
  ['desktop', '/', 'zh'],
  ['desktop', '/en/game-library', 'en'],
  ['desktop', '/game-library/nine-bells-first-hour', 'zh'],
  ['phone', '/ja/m/about-us', 'ja'],
] as const satisfies (readonly [DeviceName, string, Language])[];
const tags = { zh: 'zh-CN', en: 'en', ja: 'ja' };

/** Each change on one of the pages. */
const cases = (Object.keys(changes) as Change[]).map(
  (change, at) => [change, ...(pages[at % pages.length] ?? pages[0])] as const,
);

/** Opens a page, and changes it while its code is held back. */
async function changedPage(
  change: Change,
  device: DeviceName,
  path: string,
  { storage = chosen, baseURL = origin() }: { storage?: Record<string, string>; baseURL?: string },
): Promise<Page> {
  const { page } = await newVisitor(device, storage, { baseURL });
  const letThrough = await holdBack(page, anyChunkOf('app/entry.client.tsx'));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(changes[change]);
  letThrough();
  await hydrated(page);
  return page;
}

/** The page is whole, as this visitor chose it, and answers. */
async function expectWorking(page: Page, language: Language): Promise<void> {
  await page.getByRole('banner').waitFor();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const root = await page.evaluate(() => {
    const { lang, style } = document.documentElement;
    return {
      lang,
      size: style.fontSize,
      bars: document.querySelectorAll('meta[name=theme-color]').length,
    };
  });
  expect(root).toEqual({ lang: tags[language], size: '125%', bars: 1 });
  expect(await page.locator('html').getAttribute('class')).toBe(await dayClass());
  await loginDialog(page, language).open();
}

/** The class of a document in the day's theme. */
let day: string | undefined;
async function dayClass(): Promise<string> {
  if (day === undefined) {
    const { page } = await visit('desktop', '/about-us', chosen);
    day = (await page.locator('html').getAttribute('class')) ?? '';
  }
  return day;
}

describe('page that something changed before hydration', () => {
  it.each(cases)('works: %s (%s %s)', async (change, device, path, language) => {
    const page = await changedPage(change, device, path, {});
    await expectWorking(page, language);
  });

  it('logs in, and shows its footer and its motion', async () => {
    const page = await changedPage('an element comes first in the body', 'desktop', '/', {});
    // Its code loads with the first interaction elsewhere: here the footer of the server is gone.
    await page.getByRole('contentinfo').waitFor();
    await loginDialog(page).logIn(PHONE);
    await avatar(page).waitFor();
    await page.reload();
    await avatar(page).waitFor();
  });

  it('shows who is logged in', async () => {
    const { session } = await logIn(origin(), '13700137084');
    const storage = { [SESSION_STORAGE_KEY]: JSON.stringify(session.getSnapshot()) };
    const change = 'the list of the header is removed';
    const page = await changedPage(change, 'desktop', '/about-us', { storage });
    await avatar(page).waitFor();
    expect(await page.locator('html').getAttribute('data-session')).toBe('in');
  });

  it('scrolls back to its place', async () => {
    const page = await changedPage(
      'an element comes first in the body',
      'desktop',
      '/about-us',
      {},
    );
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.getByRole('contentinfo').getByRole('link').first().waitFor();
    await page.getByRole('banner').getByRole('link', { name: '活动' }).click();
    await page.getByRole('heading', { level: 1, name: '活动' }).waitFor();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  });
});

describe('page with a vendor, whose policy has no Trusted Types', () => {
  let site: SiteProcess;
  beforeAll(async () => {
    site = await startSite({ COMPANION_CAPTCHA_ID: '0123456789abcdef0123456789abcdef' });
  });
  afterAll(() => site.stop());

  it.each([
    ['an element comes first in the body', 'desktop', '/', 'zh'],
    ['attributes are added', 'phone', '/m/game-library', 'zh'],
  ] as const)('works: %s (%s %s)', async (change, device, path, language) => {
    const page = await changedPage(change, device, path, { baseURL: site.origin });
    await expectWorking(page, language);
  });
});

it('a language whose code does not come has an error page that needs no code', async () => {
  const { page } = await visit('desktop', '/about-us', chosen);
  await page.route('**/assets/missing.js', (route) => route.abort());
  await page.evaluate(() => {
    const { routes } = Reflect.get(window, '__reactRouterManifest');
    routes['locale___en'].module = '/assets/missing.js';
    window.history.pushState(null, '', '/en/about-us');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByRole('heading', { level: 1, name: 'Internal Server Error' }).waitFor();
  expect(await page.locator('html').getAttribute('class')).toBe(await dayClass());
  await page.getByRole('link', { name: 'Try again' }).click();
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).waitFor();
});
