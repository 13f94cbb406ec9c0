import type { Client } from '@companion/sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../session.ts';
import { createStoryPlace } from './story-place.ts';
import { storyProgress } from './story-progress.ts';

const QUEST = 'lamp';
const leaving = new AbortController();

/** What the account holds, in the backend. */
let account: string[];
let client: () => Promise<Client>;
const scenes = vi.fn(async () => ({ path: account }));
const chatRespond = vi.fn(async ({ path, choice_id }: { path: string[]; choice_id: string }) => {
  account = [...path, choice_id];
  return { reply: '', scene_id: choice_id };
});

/** A browser with its storage; a page of it is loaded. */
function newBrowser() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  return {
    async load() {
      vi.stubGlobal('localStorage', storage);
      const moved = vi.fn();
      const place = createStoryPlace(QUEST, client, moved);
      await place.hear(leaving.signal).catch(() => {});
      return {
        place,
        moved,
        /** Chooses, as the story does: what leads on is shown at once. */
        async choose(next: string) {
          vi.stubGlobal('localStorage', storage);
          const path = place.path.length > 0 ? [...place.path] : ['gate'];
          const told = place.respond({ scene_id: path.at(-1) ?? '', choice_id: next, path });
          place.walk([...path, next]);
          await told;
        },
        restart() {
          vi.stubGlobal('localStorage', storage);
          place.walk(['gate']);
        },
      };
    },
  };
}

beforeEach(() => {
  account = [];
  client = async () => ({ quest: { scenes, chatRespond } }) as unknown as Client;
  session.login({ access_token: 'token', web_user_id: 'ann' });
});
afterEach(() => {
  session.logout();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('who plays on two devices', () => {
  it('goes on where the visitor was last', async () => {
    const phone = newBrowser();
    const desk = newBrowser();
    await (await phone.load()).choose('stairs');
    const atDesk = await desk.load();
    expect(atDesk.place.path).toEqual(['gate', 'stairs']);
    await atDesk.choose('roof');
    await atDesk.choose('rain');
    const again = await phone.load();
    expect(again.moved).toHaveBeenCalledExactlyOnceWith(['gate', 'stairs', 'roof', 'rain']);
    await again.choose('home');
    expect(account).toEqual(['gate', 'stairs', 'roof', 'rain', 'home']);
  });

  it('has begun anew everywhere once it went on from there', async () => {
    const phone = newBrowser();
    const desk = newBrowser();
    await (await desk.load()).choose('stairs');
    const onPhone = await phone.load();
    await onPhone.choose('roof');
    onPhone.restart();
    const again = await phone.load();
    expect(again.place.path).toEqual(['gate']);
    expect(again.moved).not.toHaveBeenCalled();
    await again.choose('cellar');
    expect((await desk.load()).place.path).toEqual(['gate', 'cellar']);
  });

  it('loses the shorter of two ways that no device knew of the other', async () => {
    const phone = newBrowser();
    const onPhone = await phone.load();
    await onPhone.choose('stairs');
    chatRespond.mockRejectedValueOnce(new Error('offline'));
    await expect(onPhone.choose('roof')).rejects.toThrow('offline');
    account = ['gate', 'stairs', 'cellar', 'well', 'sea'];
    expect((await phone.load()).place.path).toEqual(account);
  });
});

describe('a choice', () => {
  it('waits until it is known what the account holds, and is not told if that was more', async () => {
    const page = await newBrowser().load();
    await page.choose('stairs');
    account = ['gate', 'stairs', 'roof', 'rain'];
    const { promise, resolve } = Promise.withResolvers<{ path: string[] }>();
    scenes.mockReturnValueOnce(promise);
    const coming = page.place.hear(leaving.signal);
    const told = page.choose('cellar');
    resolve({ path: account });
    await coming;
    await expect(told).rejects.toThrow('elsewhere');
    expect(chatRespond).toHaveBeenCalledTimes(1);
    expect(page.place.path).toEqual(['gate', 'stairs', 'roof', 'rain']);
  });

  it('is not taken back by what the account had answered too late', async () => {
    const page = await newBrowser().load();
    const { promise, resolve } = Promise.withResolvers<{ path: string[] }>();
    scenes.mockReturnValueOnce(promise);
    const slow = page.place.hear(leaving.signal);
    await page.place.hear(leaving.signal);
    await page.choose('stairs');
    resolve({ path: [] });
    await slow;
    expect(page.place.path).toEqual(['gate', 'stairs']);
    expect(page.moved).not.toHaveBeenCalled();
  });

  it('is told after a failure once the account has answered', async () => {
    scenes.mockRejectedValueOnce(new Error('offline'));
    const page = await newBrowser().load();
    await page.choose('stairs');
    expect(scenes).toHaveBeenCalledTimes(2);
    expect(account).toEqual(['gate', 'stairs']);
  });
});

describe('of two quick choices', () => {
  /** The first stays under way until it is let go. */
  async function hold() {
    const page = await newBrowser().load();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const tell = chatRespond.getMockImplementation();
    chatRespond.mockImplementationOnce(async (said) => {
      await promise;
      return tell?.(said) ?? { reply: '', scene_id: '' };
    });
    const first = page.choose('stairs');
    const second = page.choose('roof');
    await vi.waitFor(() => expect(chatRespond).toHaveBeenCalled());
    return { page, first, second, resolve, reject };
  }

  it('the later one stays, however long the earlier one takes', async () => {
    const { page, first, second, resolve } = await hold();
    await new Promise((resolve) => setTimeout(resolve));
    resolve();
    await Promise.all([first, second]);
    expect(account).toEqual(['gate', 'stairs', 'roof']);
    await page.choose('rain');
    expect(account).toEqual(['gate', 'stairs', 'roof', 'rain']);
  });

  it('the later one is told when the earlier one failed', async () => {
    const { first, second, reject } = await hold();
    reject(new Error('offline'));
    await expect(first).rejects.toThrow('offline');
    await second;
    expect(account).toEqual(['gate', 'stairs', 'roof']);
  });

  it('the later one is told to nobody else who has logged in meanwhile', async () => {
    const { first, second, resolve } = await hold();
    session.login({ access_token: 'other', web_user_id: 'bo' });
    resolve();
    await first;
    await expect(second).rejects.toThrow('another account');
    expect(chatRespond).toHaveBeenCalledTimes(1);
  });
});

describe('a visitor', () => {
  beforeEach(() => void session.logout());

  it('asks no account, and takes the way along into a login', async () => {
    const phone = newBrowser();
    const visiting = await phone.load();
    visiting.place.walk(['gate', 'stairs']);
    expect(scenes).not.toHaveBeenCalled();
    session.login({ access_token: 'token', web_user_id: 'ann' });
    expect((await phone.load()).place.path).toEqual(['gate', 'stairs']);
  });

  it('who only looked at the first scene has begun nothing', async () => {
    const phone = newBrowser();
    (await phone.load()).place.walk(['gate']);
    expect(storyProgress.read(QUEST).path).toEqual([]);
  });
});
