import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Rendered } from '../app/data/request-handler.ts';
import { type AppOptions, createApp } from './app.ts';

const clientFolder = mkdtempSync(path.join(tmpdir(), 'companion-client-'));
afterAll(() => rmSync(clientFolder, { recursive: true }));

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Past the time for which a page is shared without a look at the API. */
const pastFresh = () => vi.setSystemTime(Date.now() + 31_000);

interface Drawn {
  words: string;
  status?: number;
  isWhole?: boolean;
}

/** A server whose pages are what `draw` says at the time. */
function newSite(options: Partial<AppOptions> = {}) {
  const site = { draw: async (): Promise<Drawn> => ({ words: '' }) };
  const app = createApp({
    render: async () => {
      const { words, status = 200, isWhole = true } = await site.draw();
      const headers = { 'Content-Type': 'text/html' };
      return Object.assign(new Response(words, { status, headers }), { isWhole }) as Rendered;
    },
    config: { apiBase: '', build: 'test' },
    builtAt: '2026-11-23T00:00:00.000Z',
    isDev: false,
    clientFolder,
    pageChunks: {},
    isDraining: () => false,
    remoteAddress: () => '127.0.0.1',
    isSecure: () => false,
    ...options,
  });
  return {
    draws: (drawn: Drawn) => {
      site.draw = async () => drawn;
    },
    breaks: () => {
      site.draw = async () => {
        throw new Error('broken');
      };
    },
    ask: async (address = '/game-library') => {
      const answer = await app.request(address);
      return {
        status: answer.status,
        words: await answer.text(),
        shared: answer.headers.get('cache-control') !== 'no-store',
      };
    },
  };
}

const whole = { status: 200, words: 'whole', shared: true };

it('is developed before anything was built', async () => {
  const { draws, ask } = newSite({ isDev: true, clientFolder: path.join(clientFolder, 'unbuilt') });
  draws({ words: 'whole' });
  expect(await ask()).toMatchObject({ status: 200, words: 'whole' });
});

describe('a page that lacks parts', () => {
  it('never takes the place of the whole one', async () => {
    const { draws, ask } = newSite();
    draws({ words: 'whole' });
    await ask();
    pastFresh();
    draws({ words: 'half', isWhole: false });
    expect(await ask()).toEqual(whole);
    expect(await ask()).toEqual(whole);
    expect(await ask()).toEqual(whole);
  });

  it('is nobody else’s: neither ours to keep nor a shared cache’s', async () => {
    const { draws, ask } = newSite();
    draws({ words: 'half', isWhole: false });
    expect(await ask()).toEqual({ status: 200, words: 'half', shared: false });
    draws({ words: 'whole' });
    expect(await ask()).toEqual(whole);
  });
});

it('lets nobody keep that an asset is not there', async () => {
  expect(await newSite().ask('/assets/gone-1234567.js')).toEqual({
    status: 404,
    words: 'Not Found',
    shared: false,
  });
});

describe('a page that was removed', () => {
  it.each([404, 302])('is answered by %s as soon as that is known', async (status) => {
    const { draws, ask } = newSite();
    draws({ words: 'whole' });
    await ask();
    pastFresh();
    draws({ words: 'gone', status });
    expect(await ask()).toEqual(whole);
    await vi.waitFor(async () => expect((await ask()).status).toBe(status));
  });

  it('is that although parts of it were missing too', async () => {
    const { draws, ask } = newSite();
    draws({ words: 'whole' });
    await ask();
    pastFresh();
    draws({ words: 'gone', status: 404, isWhole: false });
    await ask();
    await vi.waitFor(async () => expect((await ask()).status).toBe(404));
  });

  it.each([
    ['a 503', (site: ReturnType<typeof newSite>) => site.draws({ words: 'later', status: 503 })],
    ['a fault', (site: ReturnType<typeof newSite>) => site.breaks()],
  ])('is not what %s says', async (_, fail) => {
    const site = newSite();
    site.draws({ words: 'whole' });
    await site.ask();
    pastFresh();
    fail(site);
    for (let asked = 0; asked < 4; asked += 1) expect(await site.ask()).toEqual(whole);
  });
});
