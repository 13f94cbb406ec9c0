import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '../client/create-client.ts';
import { createSessionStore } from '../session/session-store.ts';
import { memoryStorage } from '../storage/memory-storage.ts';
import { forbiddenStorage } from '../testing/storage.ts';
import { begunStories } from './begun-stories.ts';
import { createStoryProgress } from './story-progress.ts';
import { createStorySync } from './story-sync.ts';

const STORY = 'lamp';
const { signal } = new AbortController();
const session = createSessionStore({ storage: null, events: null });

/** Path that the account holds in the backend. */
let account: string[];
const scenes = vi.fn(async () => ({ path: account }));
const chatRespond = vi.fn(async ({ path, choice_id }: { path: string[]; choice_id: string }) => {
  account = [...path, choice_id];
  return { reply: '', scene_id: choice_id };
});
const client = async () => ({ quest: { scenes, chatRespond } }) as unknown as Client;

/** A device whose storage lasts over page loads. */
function newDevice(storage: Storage = memoryStorage()) {
  return {
    storage,
    async loadPage() {
      const onPathReplaced = vi.fn();
      const sync = createStorySync(STORY, { client, session, storage, onPathReplaced });
      await sync.pull(signal).catch(() => {});
      return {
        sync,
        onPathReplaced,
        /** Chooses as the story page does: the next scene is shown before the response arrives. */
        async choose(next: string) {
          const path = sync.path.length > 0 ? [...sync.path] : ['gate'];
          const pushed = sync.push({ scene_id: path.at(-1) ?? '', choice_id: next, path });
          sync.setPath([...path, next]);
          await pushed;
        },
        restart: () => sync.setPath(['gate']),
      };
    },
  };
}

beforeEach(() => {
  vi.clearAllMocks();
  account = [];
  session.login({ access_token: 'token', web_user_id: 'ann' });
});

describe('two devices', () => {
  it('continue where the visitor was last', async () => {
    const phone = newDevice();
    const desktop = newDevice();
    await (await phone.loadPage()).choose('stairs');
    const atDesktop = await desktop.loadPage();
    expect(atDesktop.sync.path).toEqual(['gate', 'stairs']);
    await atDesktop.choose('roof');
    await atDesktop.choose('rain');
    const again = await phone.loadPage();
    const path = ['gate', 'stairs', 'roof', 'rain'];
    expect(again.onPathReplaced).toHaveBeenCalledExactlyOnceWith(path);
    await again.choose('home');
    expect(account).toEqual(['gate', 'stairs', 'roof', 'rain', 'home']);
  });

  it('both start again after one of them restarted and made a choice', async () => {
    const phone = newDevice();
    const desktop = newDevice();
    await (await desktop.loadPage()).choose('stairs');
    const onPhone = await phone.loadPage();
    await onPhone.choose('roof');
    onPhone.restart();
    const again = await phone.loadPage();
    expect(again.sync.path).toEqual(['gate']);
    expect(again.onPathReplaced).not.toHaveBeenCalled();
    await again.choose('cellar');
    expect((await desktop.loadPage()).sync.path).toEqual(['gate', 'cellar']);
  });

  it('keep the longer path when both moved', async () => {
    const phone = newDevice();
    const onPhone = await phone.loadPage();
    await onPhone.choose('stairs');
    chatRespond.mockRejectedValueOnce(new Error('offline'));
    await expect(onPhone.choose('roof')).rejects.toThrow('offline');
    account = ['gate', 'stairs', 'cellar', 'well', 'sea'];
    expect((await phone.loadPage()).sync.path).toEqual(account);
  });
});

it('a path of the account that repeats scenes is taken with each once', async () => {
  account = ['gate', 'stairs', 'gate', 'roof'];
  const page = await newDevice().loadPage();
  expect(page.sync.path).toEqual(['gate', 'roof']);
});

describe('a choice', () => {
  it('waits for the running pull and is not sent when that replaced the path', async () => {
    const page = await newDevice().loadPage();
    await page.choose('stairs');
    account = ['gate', 'stairs', 'roof', 'rain'];
    const { promise, resolve } = Promise.withResolvers<{ path: string[] }>();
    scenes.mockReturnValueOnce(promise);
    const pulling = page.sync.pull(signal);
    const pushed = page.choose('cellar');
    resolve({ path: account });
    await pulling;
    await expect(pushed).rejects.toThrow('replaced');
    expect(chatRespond).toHaveBeenCalledTimes(1);
    expect(page.sync.path).toEqual(['gate', 'stairs', 'roof', 'rain']);
  });

  it('is not undone by a late response to an older pull', async () => {
    const page = await newDevice().loadPage();
    const { promise, resolve } = Promise.withResolvers<{ path: string[] }>();
    scenes.mockReturnValueOnce(promise);
    const slow = page.sync.pull(signal);
    await page.sync.pull(signal);
    await page.choose('stairs');
    resolve({ path: [] });
    await slow;
    expect(page.sync.path).toEqual(['gate', 'stairs']);
    expect(page.onPathReplaced).not.toHaveBeenCalled();
  });

  it('that led back does not undo a later restart', async () => {
    const phone = newDevice();
    const page = await phone.loadPage();
    await page.choose('stairs');
    await page.choose('roof');
    chatRespond.mockImplementationOnce(async () => {
      account = ['gate', 'stairs'];
      return { reply: '', scene_id: 'stairs' };
    });
    await page.choose('stairs');
    page.restart();
    expect((await phone.loadPage()).sync.path).toEqual(['gate']);
  });

  it('pulls again when the first pull failed', async () => {
    scenes.mockRejectedValueOnce(new Error('offline'));
    const page = await newDevice().loadPage();
    await page.choose('stairs');
    expect(scenes).toHaveBeenCalledTimes(2);
    expect(account).toEqual(['gate', 'stairs']);
  });
});

describe('two quick choices', () => {
  /** The response to the first choice waits for `resolve` or `reject`. */
  async function chooseTwice() {
    const page = await newDevice().loadPage();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const respond = chatRespond.getMockImplementation();
    chatRespond.mockImplementationOnce(async (query) => {
      await promise;
      return respond?.(query) ?? { reply: '', scene_id: '' };
    });
    const first = page.choose('stairs');
    const second = page.choose('roof');
    await expect.poll(() => chatRespond).toHaveBeenCalled();
    return { page, first, second, resolve, reject };
  }

  it('are stored in order when the first response is slow', async () => {
    const { page, first, second, resolve } = await chooseTwice();
    await new Promise((resolve) => setTimeout(resolve));
    resolve();
    await Promise.all([first, second]);
    expect(account).toEqual(['gate', 'stairs', 'roof']);
    await page.choose('rain');
    expect(account).toEqual(['gate', 'stairs', 'roof', 'rain']);
  });

  it('send the second when the first failed', async () => {
    const { first, second, reject } = await chooseTwice();
    reject(new Error('offline'));
    await expect(first).rejects.toThrow('offline');
    await second;
    expect(account).toEqual(['gate', 'stairs', 'roof']);
  });

  it('do not send the second to another account that logged in meanwhile', async () => {
    const { first, second, resolve } = await chooseTwice();
    session.login({ access_token: 'other', web_user_id: 'bo' });
    resolve();
    await first;
    await expect(second).rejects.toThrow('another account');
    expect(chatRespond).toHaveBeenCalledTimes(1);
  });
});

describe('when the session has ended', () => {
  it('the path stays after an expiry', async () => {
    const page = await newDevice().loadPage();
    await page.choose('stairs');
    session.logout();
    page.sync.reread();
    expect(page.sync.path).toEqual(['gate', 'stairs']);
    expect(page.onPathReplaced).not.toHaveBeenCalled();
  });

  it('the story starts anew after a logout, and the next account gets nothing', async () => {
    const { storage, loadPage } = newDevice();
    const page = await loadPage();
    await page.choose('stairs');
    storage.clear();
    session.logout();
    page.sync.reread();
    expect(page.onPathReplaced).toHaveBeenCalledExactlyOnceWith([]);
    account = [];
    session.login({ access_token: 'other', web_user_id: 'bo' });
    await page.choose('well');
    expect(account).toEqual(['gate', 'well']);
  });

  it('what the last account is told late is not stored', async () => {
    const { storage, loadPage } = newDevice();
    const page = await loadPage();
    await page.choose('stairs');
    const late = Promise.withResolvers<{ reply: string; scene_id: string }>();
    chatRespond.mockReturnValueOnce(late.promise);
    const pushed = page.choose('roof');
    await expect.poll(() => chatRespond).toHaveBeenCalledTimes(2);
    const pulling = Promise.withResolvers<{ path: string[] }>();
    scenes.mockReturnValueOnce(pulling.promise);
    const pulled = page.sync.pull(signal);
    storage.clear();
    session.logout();
    page.sync.reread();
    late.resolve({ reply: '', scene_id: 'roof' });
    pulling.resolve({ path: ['gate', 'stairs', 'roof'] });
    await Promise.all([pushed, pulled]);
    expect([page.sync.path, storage.length]).toEqual([[], 0]);
  });

  it('a late pull does not bring its path to the next account', async () => {
    const { storage, loadPage } = newDevice();
    const page = await loadPage();
    const pulling = Promise.withResolvers<{ path: string[] }>();
    scenes.mockReturnValueOnce(pulling.promise);
    const pulled = page.sync.pull(signal);
    session.login({ access_token: 'other', web_user_id: 'bo' });
    pulling.resolve({ path: ['gate', 'stairs'] });
    await pulled;
    expect([page.sync.path, storage.length]).toEqual([[], 0]);
  });

  it('the path stays where storage is forbidden', async () => {
    const page = await newDevice(forbiddenStorage).loadPage();
    await page.choose('stairs');
    session.logout();
    page.sync.reread();
    expect(page.sync.path).toEqual(['gate', 'stairs']);
  });
});

describe('a visitor without a login', () => {
  beforeEach(() => void session.logout());

  it('calls no account and keeps the path at login', async () => {
    const phone = newDevice();
    const page = await phone.loadPage();
    page.sync.setPath(['gate', 'stairs']);
    expect(scenes).not.toHaveBeenCalled();
    session.login({ access_token: 'token', web_user_id: 'ann' });
    expect((await phone.loadPage()).sync.path).toEqual(['gate', 'stairs']);
  });

  it('has not started when only the first scene was seen', async () => {
    const { loadPage, storage } = newDevice();
    (await loadPage()).sync.setPath(['gate']);
    expect(storage.length).toBe(0);
  });

  it('plays on for the page load when storage is forbidden', async () => {
    const { sync } = await newDevice(forbiddenStorage).loadPage();
    sync.setPath(['gate', 'stairs']);
    expect(sync.path).toEqual(['gate', 'stairs']);
  });
});

describe('stored progress', () => {
  it('keeps its key and format', () => {
    const content = new Map<string, string>();
    const progress = createStoryProgress(STORY, memoryStorage(content));
    progress.write({ path: ['gate', 'roof'], lastSynced: ['gate'] });
    expect([...content]).toEqual([
      ['companion-story-lamp', '{"path":["gate","roof"],"told":["gate"]}'],
    ]);
    expect(progress.read()).toEqual({ path: ['gate', 'roof'], lastSynced: ['gate'] });
  });

  it('has each scene once, also where an earlier version stored some again', () => {
    const text = '{"path":["gate","roof","gate","rain"],"told":["gate","roof","gate"]}';
    const storage = memoryStorage(new Map([['companion-story-lamp', text]]));
    expect(createStoryProgress(STORY, storage).read()).toEqual({
      path: ['gate', 'rain'],
      lastSynced: ['gate'],
    });
  });

  it.each(['{', 'null', '7', '{"path":"gate","told":[7]}'])('is empty when it is %s', (text) => {
    const storage = memoryStorage(new Map([['companion-story-lamp', text]]));
    expect(createStoryProgress(STORY, storage).read()).toEqual({ path: [], lastSynced: [] });
  });
});

describe('stories begun in this browser', () => {
  it('are listed', () => {
    const storage = memoryStorage(new Map([['companion-shelf', '[]']]));
    for (const id of ['lamp', 'bell'])
      createStoryProgress(id, storage).write({ path: ['gate', 'roof'], lastSynced: [] });
    expect(begunStories(storage)).toEqual(['lamp', 'bell']);
  });

  it('are none when storage is forbidden', () => {
    expect(begunStories(forbiddenStorage)).toEqual([]);
  });
});
