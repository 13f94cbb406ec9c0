import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../storage/memory-storage.ts';
import { reloadOnFailure } from './reload-on-failure.ts';

class Preload extends EventTarget {
  rel = 'modulepreload';
}

const page = { reload: vi.fn(), isOnline: true, isReady: false };
let target: EventTarget;

beforeEach(() => {
  target = new EventTarget();
  Object.assign(page, { reload: vi.fn(), isOnline: true, isReady: false });
  vi.stubGlobal('window', {
    addEventListener: target.addEventListener.bind(target),
    sessionStorage: memoryStorage(),
    location: { pathname: '/game-library', reload: () => page.reload() },
  });
  vi.stubGlobal('HTMLLinkElement', Preload);
  vi.stubGlobal('navigator', {
    get onLine() {
      return page.isOnline;
    },
  });
  reloadOnFailure({ build: () => 'a', isReady: () => page.isReady });
});

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

describe('missing chunk', () => {
  it('reloads the page once and keeps the error from the caller', () => {
    expect(chunkFails('chat.js').defaultPrevented).toBe(true);
    expect(chunkFails('chat.js').defaultPrevented).toBe(false);
    expect(chunkFails('story.js').defaultPrevented).toBe(false);
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('does not reload offline', () => {
    page.isOnline = false;
    expect(chunkFails('chat.js').defaultPrevented).toBe(false);
    expect(page.reload).not.toHaveBeenCalled();
  });
});

describe('failed modulepreload', () => {
  it('reloads the page before hydration', () => {
    preloadFails();
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('does not reload a page that works', () => {
    page.isReady = true;
    preloadFails();
    expect(page.reload).not.toHaveBeenCalled();
  });
});
