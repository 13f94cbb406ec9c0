import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserLaunchOptions } from '../../../.ci/browser.ts';
import { lookOf } from './look.ts';
import { assertBuilt } from './sizes.ts';

const root = path.resolve(import.meta.dirname, '..');
const require = createRequire(import.meta.url);

/** A page of a host with the login dialog open. `host` is a class of the host on the dialog. */
const page = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { LoginDialog } from './dist/entries/login-dialog.js';
  const captcha = {
    kind: 'overlay', prepare: async () => {}, verify: async () => ({ status: 'closed' }),
    reset() {}, destroy() {},
  };
  const cooldown = { read: () => null, latest: () => null, write() {} };
  const services = { captcha, cooldown, now: () => 0, sendCode: async () => {}, login: async () => {} };
  createRoot(document.getElementById('root')).render(
    createElement(LoginDialog, { open: true, onClose() {}, services, className: 'host', closingMs: 0 }),
  );
`;

let browser: Browser;
let script: string;
let library: string;
let preflight: string;

beforeAll(async () => {
  assertBuilt();
  library = readFileSync(path.join(root, 'dist/entries/login-dialog.css'), 'utf8');
  preflight = readFileSync(require.resolve('tailwindcss/preflight.css'), 'utf8');
  const { outputFiles } = await build({
    stdin: { contents: page, resolveDir: root },
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  script = outputFiles[0]?.text ?? '';
  browser = await chromium.launch(await browserLaunchOptions());
});
afterAll(() => browser.close());

/** Computed styles of all elements of the dialog on a page with these stylesheets. */
async function looks(...sheets: string[]): Promise<Record<string, string>[]> {
  const tab = await browser.newPage({ reducedMotion: 'reduce' });
  tab.setDefaultTimeout(60_000);
  try {
    const styles = sheets.map((sheet) => `<style>${sheet}</style>`).join('');
    await tab.setContent(
      `<!doctype html><html lang="zh-CN">${styles}<body style="font-size: 16px"><div id="root"></div>`,
    );
    await tab.addScriptTag({ content: script });
    return await lookOf(tab);
  } finally {
    await tab.close();
  }
}

const tailwind = () =>
  `@layer theme, base, components, utilities; @layer base { ${preflight} } @layer utilities { .host { padding: 7px } }`;
const unlayered = () => `${preflight} * { all: revert; margin: 0; padding: 0; border: 0 solid }`;

describe('the login dialog beside CSS of a host', () => {
  it('keeps its look beside Tailwind, imported before or after', async () => {
    const alone = await looks(library, '@layer utilities { .host { padding: 7px } }');
    expect(alone.length).toBeGreaterThan(20);
    expect(await looks(tailwind(), library)).toEqual(alone);
    expect(await looks(library, tailwind())).toEqual(alone);
  });

  it('keeps its look beside an unlayered reset, imported before or after', async () => {
    const alone = await looks(library);
    expect(await looks(unlayered(), library)).toEqual(alone);
    expect(await looks(library, unlayered())).toEqual(alone);
  });

  it('keeps its look on a page whose text is set another way', async () => {
    const body =
      'body { font: italic 700 20px/3 serif; letter-spacing: 0.1em; word-spacing: 1em; text-align: center; text-indent: 2em; text-shadow: 0 1px red; text-transform: uppercase }';
    expect(await looks(body, library)).toEqual(await looks(library));
  });

  it('follows a class of the host, layered or not, imported before or after', async () => {
    const padded = '.host { padding: 7px }';
    for (const sheets of [
      [padded, library],
      [library, padded],
      [library, tailwind()],
      [tailwind(), library],
    ])
      expect((await looks(...sheets))[0]?.['padding']).toBe('7px');
  });
});
