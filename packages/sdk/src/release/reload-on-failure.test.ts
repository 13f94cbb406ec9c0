import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../storage/memory-storage.ts';
import { reloadOnFailure } from './reload-on-failure.ts';

class Preload extends EventTarget {
  rel = 'modulepreload';
}

interface Answered {
  name: string;
  responseStatus: number;
  responseEnd: number;
}

const page = {
  reload: vi.fn(),
  isReady: false,
  build: 'a',
  now: 0,
  files: [] as Answered[],
  latest: async () => Response.json({ id: 'a', timestamp: 1 }),
};
let target: EventTarget;

beforeEach(() => {
  target = new EventTarget();
  Object.assign(page, {
    reload: vi.fn(),
    isReady: false,
    build: 'a',
    now: 1_000,
    files: [],
    latest: async () => Response.json({ id: 'a', timestamp: 1 }),
  });
  vi.stubGlobal('window', {
    addEventListener: target.addEventListener.bind(target),
    location: { pathname: '/game-library', reload: () => page.reload() },
  });
  vi.stubGlobal('document', {});
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('HTMLLinkElement', Preload);
  vi.stubGlobal('performance', {
    now: () => page.now,
    getEntriesByType: (type: string) => (type === 'resource' ? page.files : []),
  });
  vi.stubGlobal('fetch', () => page.latest());
  reloadOnFailure({ build: () => page.build, isReady: () => page.isReady });
});

/** The browser got this answer for a file of the build, or none. */
function answered(name: string, responseStatus: number): void {
  page.now += 10;
  page.files.push({
    name: `https://a.example/assets/${name}`,
    responseStatus,
    responseEnd: page.now,
  });
}

function chunkFails(name: string): Event {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
    payload: new Error(name),
  });
  target.dispatchEvent(event);
  return event;
}

function preloadFails(): void {
  const event = new Event('error');
  Object.defineProperty(event, 'target', { value: new Preload() });
  target.dispatchEvent(event);
}

const answers = () => new Promise((resolve) => setTimeout(resolve));

describe('missing chunk', () => {
  it('reloads the page once and keeps the error from the caller', () => {
    answered('chat.js', 404);
    expect(chunkFails('chat.js').defaultPrevented).toBe(true);
    expect(chunkFails('chat.js').defaultPrevented).toBe(false);
    answered('story.js', 404);
    expect(chunkFails('story.js').defaultPrevented).toBe(false);
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('reloads the page when the browser reports the answer late', async () => {
    expect(chunkFails('chat.js').defaultPrevented).toBe(false);
    answered('chat.js', 503);
    await answers();
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('reloads the page where the browser forbids storage', () => {
    for (const global of [globalThis, window])
      Object.defineProperty(global, 'sessionStorage', {
        configurable: true,
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    answered('chat.js', 404);
    expect(chunkFails('chat.js').defaultPrevented).toBe(true);
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('does not reload offline', async () => {
    page.latest = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(chunkFails('chat.js').defaultPrevented).toBe(false);
    await answers();
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('does not reload offline for a chunk that was missing before', async () => {
    answered('chat.js', 404);
    chunkFails('chat.js');
    page.now += 60_000;
    page.latest = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(chunkFails('story.js').defaultPrevented).toBe(false);
    await answers();
    expect(page.reload).toHaveBeenCalledOnce();
  });
});

describe('chunk without an answer, as by a blocker', () => {
  it.each([
    ['the same build', 'a'],
    ['an unknown build', ''],
  ])('does not reload %s', async (_, build) => {
    page.build = build;
    answered('chat.js', 0);
    answered('other.js', 200);
    answered('picture.webp', 404);
    expect(chunkFails('chat.js').defaultPrevented).toBe(false);
    await answers();
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('reloads the page when there is another build', async () => {
    page.latest = async () => Response.json({ id: 'b', timestamp: 2 });
    chunkFails('chat.js');
    await answers();
    chunkFails('story.js');
    await answers();
    expect(page.reload).toHaveBeenCalledOnce();
  });
});

describe('failed modulepreload', () => {
  it('reloads the page before hydration', () => {
    answered('entry.js', 404);
    preloadFails();
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('does not reload a page that works', async () => {
    page.isReady = true;
    answered('entry.js', 404);
    preloadFails();
    await answers();
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('does not reload the same build for a blocked script', async () => {
    preloadFails();
    await answers();
    expect(page.reload).not.toHaveBeenCalled();
  });
});
