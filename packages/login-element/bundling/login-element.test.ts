import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserLaunchOptions } from '../../../.ci/browser.ts';
import { type Answer, files, type Served, serve, strict } from '../../../.ci/consumers/serve.ts';
import { logIn } from '../../../.ci/consumers/visit.ts';
import en from '../../ui/messages/en.json' with { type: 'json' };
import zh from '../../ui/messages/zh.json' with { type: 'json' };
import type { CompanionLogin } from '../src/login-element.ts';
import { assertBuilt } from './assert-built.ts';

const root = path.resolve(import.meta.dirname, '..');
const host = files(path.resolve(root, '../../.ci/consumers/html-page'));
const library = files(path.join(root, 'dist'));
const PREFIX = '/login-element';

/** Whether the network loses the dialog's code. */
let isDialogLost = false;

const pages: Answer = (request) => {
  const url = new URL(request.url);
  if (!url.pathname.startsWith(PREFIX)) return host(request);
  if (isDialogLost && url.pathname.endsWith('/dialog.js'))
    return new Response(null, { status: 503 });
  return library(new Request(new URL(url.pathname.slice(PREFIX.length), url)));
};

const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
const [, snippet = ''] = /```html\n([\s\S]*?)```/.exec(readme) ?? [];
/** The README's page, with the sandbox in place of a backend. */
const snippetPage: Answer = () =>
  new Response(
    `<!doctype html><html lang="en"><link rel="icon" href="data:,">${snippet.replace(/ api-base="[^"]+" captcha-id="[^"]+"/, ' sandbox')}`,
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  );

let browser: Browser;
let served: Served;
let context: BrowserContext;
let page: Page;
/** Messages of the console and errors of the page. */
let complaints: string[];

beforeAll(async () => {
  assertBuilt();
  browser = await chromium.launch(await browserLaunchOptions());
  const strictPages = strict(pages);
  served = await serve((request) =>
    request.url.endsWith('/readme') ? snippetPage(request) : strictPages(request),
  );
});
afterAll(async () => {
  await browser.close();
  await served.close();
});
beforeEach(async () => {
  isDialogLost = false;
  complaints = [];
  context = await browser.newContext({ reducedMotion: 'reduce' });
  context.setDefaultTimeout(60_000);
  page = await context.newPage();
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(served.origin);
  await page.getByText('Nobody', { exact: true }).waitFor();
  await page.evaluate(() => {
    const events: unknown[] = [];
    Object.assign(window, { events });
    for (const type of ['companion-login', 'companion-close', 'companion-error'])
      document.addEventListener(type, (event) =>
        events.push([type, (event as CustomEvent<unknown>).detail]),
      );
  });
});
afterEach(() => context.close());

const events = () =>
  page.evaluate(() => (window as unknown as { events: [string, object][] }).events);
const dialog = (title = zh['ui.login.title']) => page.getByRole('dialog', { name: title });
const opener = () => page.getByRole('button', { name: 'Log in', exact: true });
const element = () => page.locator('companion-login');
const change = (act: (login: CompanionLogin) => void) =>
  element().evaluate(act as (login: Element) => void);
/** What has the focus, in the shadow root, too. */
const focused = () =>
  page.evaluate(() => {
    let found = document.activeElement;
    while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
    return found?.getAttribute('name') ?? found?.textContent ?? '';
  });
const isPageInert = () => page.evaluate(() => document.querySelector('main')?.inert);
const scripts = () =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.split('/').at(-1))
      .filter((name) => name === 'dialog.js'),
  );

/** Loads the module on a page whose element has the properties already. */
async function defineAfter(properties: object): Promise<void> {
  // A page without the module.
  await page.goto(`${served.origin}/host.css`);
  await page.evaluate((given) => {
    document.documentElement.lang = 'ja';
    const login = document.body.appendChild(document.createElement('companion-login'));
    Object.assign(login, given);
  }, properties);
  // As text: Vitest would rewrite the import.
  await page.evaluate(`import('${PREFIX}/index.js')`);
}

describe('login element', () => {
  it('logs in on a harsh page with a strict policy, and tells the page', async () => {
    expect(await scripts()).toEqual([]);
    expect(await logIn(page, served.origin)).toEqual([]);
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('Log in');
    expect(await events()).toEqual([
      [
        'companion-login',
        {
          userInfo: expect.objectContaining({
            access_token: expect.any(String),
            web_user_id: expect.any(String),
          }),
        },
      ],
      ['companion-close', { reason: 'success' }],
    ]);
    expect(complaints).toEqual([]);
    expect(await change((login) => login.logOut())).toBeUndefined();
    expect(await element().evaluate((login) => (login as CompanionLogin).session)).toBeNull();
  });

  it('works as the README writes it', async () => {
    await page.goto(`${served.origin}/readme`);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await dialog().waitFor();
    await page.evaluate(() =>
      document
        .querySelector('companion-login')
        ?.dispatchEvent(
          new CustomEvent('companion-login', { detail: { userInfo: { web_user_id: '7' } } }),
        ),
    );
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '7', exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('keeps the focus inside, and gives it back after Escape', async () => {
    await opener().focus();
    await page.keyboard.press('Enter');
    await dialog().waitFor();
    await expect.poll(focused).toBe('phone');
    const seen = new Set<string>();
    for (let press = 0; press < 9; press += 1) {
      await page.keyboard.press(press < 5 ? 'Tab' : 'Shift+Tab');
      seen.add(await page.evaluate(() => document.activeElement?.tagName ?? ''));
    }
    expect([...seen]).toEqual(['DIV']);
    await expect.poll(isPageInert).toBe(true);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('Log in');
    expect(await isPageInert()).toBe(false);
    expect(await element().getAttribute('open')).toBeNull();
    expect(await events()).toEqual([['companion-close', { reason: 'escape' }]]);
  });

  it('leaves an Escape to a window that others put over it', async () => {
    await opener().click();
    await dialog().waitFor();
    await page.evaluate(() => {
      const banner = document.createElement('button');
      banner.textContent = 'Accept cookies';
      banner.style.cssText =
        'position: fixed; inset: 0 0 auto; block-size: 40px; z-index: 2147483647';
      document.body.append(banner);
    });
    await page.getByRole('button', { name: 'Accept cookies' }).click();
    await page.keyboard.press('Escape');
    expect(await events()).toEqual([]);
    await dialog().getByRole('textbox').first().focus();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(await events()).toEqual([['companion-close', { reason: 'escape' }]]);
  });

  it('closes at a press outside', async () => {
    await opener().click();
    await dialog().waitFor();
    await page.mouse.click(4, 4);
    await dialog().waitFor({ state: 'detached' });
    expect(await events()).toEqual([['companion-close', { reason: 'outside' }]]);
  });

  it('follows attributes and properties while it is open', async () => {
    await change((login) => login.setAttribute('open', ''));
    await dialog().waitFor();
    const ground = () => dialog().evaluate((element) => getComputedStyle(element).backgroundColor);
    const night = await ground();
    await change((login) => {
      login.theme = 'day';
      login.lang = 'en-GB';
      login.agreements = [{ label: 'House rules', href: '/rules' }];
    });
    const english = dialog(en['ui.login.title']);
    await english.getByRole('link', { name: 'House rules' }).waitFor();
    expect(await english.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(
      night,
    );
    expect(await english.textContent()).not.toMatch(/[\u3400-\u9fff]/);
    await change((login) => login.close());
    await english.waitFor({ state: 'detached' });
    expect(await events()).toEqual([['companion-close', { reason: 'host' }]]);
  });

  it('takes properties that were set before it was defined', async () => {
    await defineAfter({ sandbox: true, agreements: [], open: true });
    await page.getByRole('dialog').waitFor();
    expect(await page.getByRole('dialog').getByRole('checkbox').count()).toBe(0);
    expect(await page.evaluate(() => document.querySelector('companion-login')?.open)).toBe(true);
  });

  it('takes undefined for false, as frameworks set it', async () => {
    const names = () => element().evaluate((login) => login.getAttributeNames());
    const unset = () =>
      change((login) => {
        Object.assign(login, { open: undefined, sandbox: undefined });
      });
    await opener().click();
    await dialog().waitFor();
    for (const _before of ['on', 'off']) {
      await unset();
      expect(await names()).not.toContain('open');
      expect(await names()).not.toContain('sandbox');
    }
    await dialog().waitFor({ state: 'detached' });
    await defineAfter({ open: undefined, sandbox: undefined });
    expect(await names()).toEqual([]);
  });

  it.each<[string, (login: CompanionLogin) => void]>([
    ['captcha-id', (login) => login.removeAttribute('sandbox')],
    ['api-base', (login) => login.setAttribute('api-base', 'api.example')],
    ['agreements', (login) => login.setAttribute('agreements', 'no JSON')],
  ])('reports a wrong %s and stays closed', async (attribute, spoil) => {
    await change(spoil);
    await change((login) => login.show());
    await expect
      .poll(events)
      .toContainEqual([
        'companion-error',
        { kind: 'configuration', message: expect.stringContaining(attribute) },
      ]);
    expect(await element().getAttribute('open')).toBeNull();
    await expect.poll(events).toContainEqual(['companion-close', { reason: 'error' }]);
    expect(complaints).toEqual([expect.stringContaining(attribute)]);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await change((login) => {
      for (const name of ['api-base', 'agreements']) login.removeAttribute(name);
      login.sandbox = true;
      login.show();
    });
    await dialog().waitFor();
    await change((login) => login.close());
    await expect.poll(events).toContainEqual(['companion-close', { reason: 'host' }]);
  });

  it.each<[string, (login: CompanionLogin) => void, unknown[]]>([
    [
      'an attribute becomes wrong',
      (login) => login.setAttribute('code-length', '99'),
      [
        ['companion-error', { kind: 'configuration', message: expect.any(String) }],
        ['companion-close', { reason: 'error' }],
      ],
    ],
    [
      'the page takes all attributes away',
      (login) => {
        login.sandbox = false;
        login.open = false;
      },
      [['companion-close', { reason: 'host' }]],
    ],
  ])('closes when %s, and opens again', async (_, spoil, heard) => {
    await opener().click();
    await dialog().waitFor();
    await change(spoil);
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(isPageInert).toBe(false);
    expect(await events()).toEqual(heard);
    await change((login) => {
      login.removeAttribute('code-length');
      login.sandbox = true;
      login.show();
    });
    await dialog().waitFor();
  });

  it('reports that its code did not load', async () => {
    isDialogLost = true;
    await opener().click();
    await expect
      .poll(events)
      .toContainEqual(['companion-error', { kind: 'load', message: expect.any(String) }]);
    expect(await element().getAttribute('open')).toBeNull();
  });

  it('reports once that its code did not load, whatever changes meanwhile', async () => {
    const asked = Promise.withResolvers<void>();
    const lost = Promise.withResolvers<void>();
    await page.route('**/dialog.js', async (route) => {
      asked.resolve();
      await lost.promise;
      await route.abort();
    });
    await opener().click();
    await asked.promise;
    for (const theme of ['day', 'night'] as const)
      await element().evaluate((login, name) => login.setAttribute('theme', name), theme);
    lost.resolve();
    await expect.poll(events).toEqual([
      ['companion-error', { kind: 'load', message: expect.any(String) }],
      ['companion-close', { reason: 'error' }],
    ]);
  });

  it('says that the page closed it after the page has opened it again at an error', async () => {
    await page.evaluate(() => {
      const { matchMedia } = window;
      document.addEventListener('companion-error', () => {
        window.matchMedia = matchMedia;
        document.querySelector('companion-login')?.show();
      });
      window.matchMedia = () => {
        throw new Error('no media here');
      };
    });
    await opener().click();
    await dialog().waitFor();
    await change((login) => login.close());
    await dialog().waitFor({ state: 'detached' });
    expect(await events()).toEqual([
      ['companion-error', { kind: 'crash', message: expect.any(String) }],
      ['companion-close', { reason: 'host' }],
    ]);
  });

  it('reports a crash of the dialog, and opens again', async () => {
    await page.evaluate(() => {
      Object.assign(window, { ownMatchMedia: window.matchMedia });
      window.matchMedia = () => {
        throw new Error('no media here');
      };
    });
    const children = await page.evaluate(() => document.body.children.length);
    await opener().click();
    await expect
      .poll(events)
      .toContainEqual(['companion-error', { kind: 'crash', message: 'Error: no media here' }]);
    await expect.poll(events).toContainEqual(['companion-close', { reason: 'error' }]);
    expect(await page.evaluate(() => document.body.children.length)).toBe(children);
    await page.evaluate('window.matchMedia = window.ownMatchMedia');
    await opener().click();
    await dialog().waitFor();
  });

  it('loads the dialog once for two elements, of which one is open', async () => {
    await page.evaluate(() =>
      document
        .querySelector('main')
        ?.append(
          Object.assign(document.createElement('companion-login'), { sandbox: true, id: 'second' }),
        ),
    );
    await opener().click();
    await dialog().waitFor();
    await page.evaluate(() => (document.querySelector('#second') as CompanionLogin).show());
    await expect.poll(events).toEqual([['companion-close', { reason: 'host' }]]);
    await expect.poll(() => dialog().count()).toBe(1);
    await expect.poll(focused).toBe('phone');
    expect(await scripts()).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog().count()).toBe(0);
    await expect.poll(isPageInert).toBe(false);
  });

  it('leaves nothing behind when it is removed', async () => {
    const state = () =>
      page.evaluate(() => [
        document.body.children.length,
        document.documentElement.style.overflow,
        document.querySelectorAll('[inert]').length,
      ]);
    const before = await state();
    await opener().click();
    await dialog().waitFor();
    await expect.poll(state).not.toEqual(before);
    await change((login) => login.remove());
    await expect.poll(state).toEqual(before);
    await page.keyboard.press('Escape');
    expect(complaints).toEqual([]);
  });

  it('takes no room on the page', async () => {
    const height = () => page.evaluate(() => document.body.scrollHeight);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('body { display: grid; gap: 50px }');
      document.adoptedStyleSheets.push(sheet);
    });
    const before = await height();
    await opener().click();
    await dialog().waitFor();
    expect(await height()).toBe(before);
  });

  it('takes agreements as a list or as text, as frameworks set them', async () => {
    const set = (value: unknown) =>
      element().evaluate((login, given) => {
        (login as CompanionLogin).agreements = given as string;
        return (login as CompanionLogin).agreements;
      }, value);
    const rules = [{ label: 'House rules', href: '/rules' }];
    expect(await set(rules)).toEqual(rules);
    expect(await set(JSON.stringify(rules))).toEqual(rules);
    expect(await set(null)).toBeNull();
  });

  it('stays open when it is moved', async () => {
    await opener().click();
    await expect.poll(focused).toBe('phone');
    await change((login) => document.body.prepend(login));
    await page.keyboard.type('138');
    await expect.poll(() => dialog().locator('[name="phone"]').inputValue()).toBe('138');
    expect(await events()).toEqual([]);
  });

  it.each([
    [
      'of the page',
      () => {
        const modal = document.body.appendChild(document.createElement('dialog'));
        modal.append(document.querySelector('companion-login') ?? '');
        modal.showModal();
      },
    ],
    [
      'in a web component',
      () => {
        const component = document.body.appendChild(document.createElement('section'));
        component.append(document.querySelector('companion-login') ?? '');
        const modal = document.createElement('dialog');
        modal.append(document.createElement('slot'));
        component.attachShadow({ mode: 'open' }).append(modal);
        modal.showModal();
      },
    ],
  ])('opens above a modal dialog %s', async (_, showModal) => {
    await page.evaluate(showModal);
    await change((login) => login.show());
    await dialog().waitFor();
    await expect.poll(focused).toBe('phone');
    await dialog().getByRole('checkbox').check();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(await page.locator('dialog:modal').count()).toBe(1);
  });

  it('opens on a part of the page that fills the screen', async () => {
    await page.evaluate(() => document.querySelector('main')?.requestFullscreen());
    await opener().click();
    await dialog().waitFor();
    await dialog().getByRole('checkbox').check();
  });
});
