import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { preview } from 'vite';
import { browserLaunchOptions } from '../../.ci/browser.ts';
import type { OwnGlobals, Story } from './plan.ts';

/** What a built Storybook of any commit offers in the page of a story. */
export interface StorybookPage {
  /** `addons.getChannel()` of Storybook's API for addons, where no module can import it. */
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit(event: string, payload: unknown): void;
    on<Payload>(event: string, listener: (payload: Payload) => void): void;
    off<Payload>(event: string, listener: (payload: Payload) => void): void;
    /** What the event carried when it was sent last. */
    last(event: string): unknown[] | undefined;
  };
  /** Internal. The globals of stories are nowhere else. */
  __STORYBOOK_PREVIEW__?: {
    ready(): Promise<void>;
    /** Its `globals` would have those of the toolbar, too. */
    extract(): Promise<Record<string, { storyGlobals: StoryGlobals; tags: readonly string[] }>>;
  };
}

interface StoryGlobals extends Omit<OwnGlobals, 'viewport'> {
  viewport?: { value?: OwnGlobals['viewport'] };
}

/** The documented `index.json`. */
interface Index {
  entries: Record<string, Omit<Story, keyof OwnGlobals> & { type: 'story' | 'docs' }>;
}

/** Tag of a story that shows both themes itself. */
const BOTH = 'both-themes';

export interface ServedStorybook {
  address: string;
  stories: Story[];
  /** Ids of the docs pages. */
  pages: string[];
  close(): Promise<void>;
}

export async function launchBrowser(): Promise<Browser> {
  const { args = [], ...launchOptions } = await browserLaunchOptions();
  return chromium.launch({
    ...launchOptions,
    // Without partial raster, antialiased edges do not depend on what was painted before.
    args: [...args, '--disable-partial-raster'],
  });
}

/** Serves a built Storybook and reads its stories. */
export async function serveStorybook(browser: Browser, folder: string): Promise<ServedStorybook> {
  if (!existsSync(path.join(folder, 'index.json')))
    throw new Error(`no ${folder}: run \`pnpm build:storybook\` first`);
  const server = await preview({
    configFile: false,
    root: path.dirname(folder),
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const address = server.resolvedUrls?.local[0] ?? '';
  const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as Index;
  const prepared = await readPrepared(browser, address);
  const entries = Object.values(index.entries);
  const stories = entries
    .filter(({ type }) => type === 'story')
    .map((entry) => {
      const { isInBothThemes, ...globals } = prepared[entry.id] ?? {};
      return { ...entry, ...globals, tags: [...entry.tags, ...(isInBothThemes ? [BOTH] : [])] };
    });
  const pages = entries.filter(({ type }) => type === 'docs').map(({ id }) => id);
  return { address, stories, pages, close: () => server.close() };
}

/** What the index does not have: it reads tags from the source, and `matrix` adds one. */
interface Prepared extends OwnGlobals {
  isInBothThemes?: boolean;
}

/** What each story fixes, by id. */
async function readPrepared(browser: Browser, address: string): Promise<Record<string, Prepared>> {
  const page = await browser.newPage();
  await page.goto(`${address}iframe.html`);
  const prepared = await page.evaluate(async (both) => {
    const preview = (globalThis as StorybookPage).__STORYBOOK_PREVIEW__;
    if (!preview) throw new Error('the page is not a Storybook, or has another version');
    await preview.ready();
    return Object.entries(await preview.extract()).map(([id, { storyGlobals, tags }]) => {
      const { viewport, theme, locale } = storyGlobals;
      const isInBothThemes = tags.includes(both);
      return [id, { viewport: viewport?.value, theme, locale, isInBothThemes }] as const;
    });
  }, BOTH);
  await page.close();
  return Object.fromEntries(prepared);
}
