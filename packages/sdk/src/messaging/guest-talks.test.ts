import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createClient } from '../client/create-client.ts';
import { ApiError, SessionExpiredError } from '../client/errors.ts';
import type { GuestAnswer, GuestMessage, Message } from '../contract/im.ts';
import { createSessionStore } from '../session/session-store.ts';
import { memoryStorage } from '../storage/memory-storage.ts';
import { createStorageRegistry } from '../storage/registry.ts';
import { createGuestTalks } from './guest-talks.ts';
import { hasGuestTalks } from './has-guest-talks.ts';

const storedMessage = (id: string, change: Partial<Message>): Message => ({
  id,
  character_id: 'ember',
  author: 'user',
  text: '',
  citations: [],
  sent_at: '2026-11-20T12:00:00.000Z',
  ...change,
});

/** A tab of a browser and a backend that answers each message with its own words. */
function openTab(content = new Map<string, string>()) {
  let ids = 0;
  let count = 0;
  const guestMessage = vi.fn(async (body: GuestMessage): Promise<GuestAnswer> => {
    const { character_id, client_id, text } = body;
    count += 1;
    const common = { character_id };
    return {
      message: storedMessage(String(count * 2 - 1), { ...common, client_id, text }),
      reply: storedMessage(String(count * 2), { ...common, author: 'character', text: `${text}!` }),
      left: 3 - count,
    };
  });
  const claimGuestMessages = vi.fn(async (_: { guest: string }): Promise<void> => {});
  const client = { visitor: { im: { guestMessage } }, im: { claimGuestMessages } };
  const log = vi.fn();
  const storage = memoryStorage(content);
  const open = () =>
    createGuestTalks({
      client,
      storage,
      newId() {
        ids += 1;
        return `id-${ids}`;
      },
      now: () => 1000,
      log,
    });
  return { client, open, talks: open(), guestMessage, claimGuestMessages, log, storage, content };
}
const textsOf = ({ messages }: { messages: readonly { text: string }[] }) =>
  messages.map(({ text }) => text);

describe('a talk of a guest', () => {
  it.each(Object.getOwnPropertyNames(Object.prototype))(
    'is an ordinary talk when the companion has the inherited name %s',
    async (name) => {
      const { talks } = openTab();
      const talk = talks.conversation(name);
      expect(talk.getSnapshot()).toEqual({ messages: [], typing: false, left: undefined });
      await talk.send('hello');
      expect(textsOf(talk.getSnapshot())).toEqual(['hello', 'hello!']);
    },
  );

  it('shows a message at once, then its reply and what is left', async () => {
    const { talks } = openTab();
    const talk = talks.conversation('ember');
    const listener = vi.fn();
    const stop = talk.subscribe(listener);
    const sent = talk.send('hello');
    expect(talk.getSnapshot()).toMatchObject({
      messages: [{ text: 'hello', state: 'sending' }],
      typing: true,
      left: undefined,
    });
    const { id } = talk.getSnapshot().messages[0] ?? {};
    expect(await sent).toBeUndefined();
    expect(talk.getSnapshot()).toMatchObject({
      messages: [
        { id, author: 'user', text: 'hello' },
        { author: 'character', text: 'hello!' },
      ],
      typing: false,
      left: 2,
    });
    expect(talk.getSnapshot().messages[0]).not.toHaveProperty('state');
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    await talk.send('again');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is kept over a reload of the tab, and not in another tab', async () => {
    const tab = openTab();
    await tab.talks.conversation('ember').send('hello');
    expect(textsOf(tab.open().conversation('ember').getSnapshot())).toEqual(['hello', 'hello!']);
    expect(tab.open().conversation('tide').getSnapshot().messages).toEqual([]);
    expect(textsOf(openTab().talks.conversation('ember').getSnapshot())).toEqual([]);
  });

  it('goes on with the secret of talks that the next page of the tab began', async () => {
    const { talks, open, guestMessage, storage } = openTab();
    const talk = talks.conversation('ember');
    await open().conversation('tide').send('hello');
    await talk.send('back again');
    const [first, second] = guestMessage.mock.calls.map(([{ guest }]) => guest);
    expect(second).toBe(first);
    const { talks: stored } = JSON.parse(storage.getItem('companion-guest') ?? '');
    expect(Object.keys(stored)).toEqual(['tide', 'ember']);
  });

  it('goes on with the turns that the next page of the tab added', async () => {
    const { talks, open } = openTab();
    const talk = talks.conversation('ember');
    await talk.send('first page');
    const next = open();
    await next.conversation('ember').send('next page');
    await next.conversation('tide').send('hello');
    await talk.send('back again');
    const said = ['first page', 'next page', 'back again'].flatMap((text) => [text, `${text}!`]);
    expect(textsOf(talk.getSnapshot())).toEqual(said);
    const reloaded = open();
    expect(textsOf(reloaded.conversation('ember').getSnapshot())).toEqual(said);
    expect(textsOf(reloaded.conversation('tide').getSnapshot())).toEqual(['hello', 'hello!']);
  });

  it('has no messages on a server and during hydration, also when the tab has some', async () => {
    const { talks, open } = openTab();
    await talks.conversation('ember').send('hello');
    const talk = open().conversation('ember');
    expect(talk.getSnapshot().messages).toHaveLength(2);
    expect(talk.getServerSnapshot()).toEqual({ messages: [], typing: false, left: undefined });
    expect(talk.getServerSnapshot()).toBe(talk.getServerSnapshot());
  });

  it('is in no storage when the host gives none', async () => {
    vi.stubGlobal('document', {});
    vi.stubGlobal('sessionStorage', memoryStorage());
    onTestFinished(() => void vi.unstubAllGlobals());
    const { client } = openTab();
    const talk = createGuestTalks({ client, storage: null }).conversation('ember');
    await talk.send('hello');
    expect(textsOf(talk.getSnapshot())).toEqual(['hello', 'hello!']);
    expect(hasGuestTalks()).toBe(false);
    await createGuestTalks({ client }).conversation('ember').send('hello');
    expect(hasGuestTalks()).toBe(true);
  });

  it('starts anew when what is stored is broken', () => {
    const { talks } = openTab(new Map([['companion-guest', '{"guest":1}']]));
    expect(talks.conversation('ember').getSnapshot().messages).toEqual([]);
  });

  it.each([
    ['no message is left', new SessionExpiredError(41001, 'log in', {}), { needsLogin: true }],
    [
      'the address has a limit',
      new ApiError(41907, 'full', {}),
      { needsLogin: true, reason: 'full' },
    ],
    [
      'the backend fails',
      new ApiError(50000, 'broken', {}),
      { needsLogin: false, reason: 'broken' },
    ],
    ['there are no guests', Object.assign(new Error(), { status: 404 }), { needsLogin: true }],
    ['there is no network', new TypeError('Failed to fetch'), { needsLogin: false }],
  ])('takes a message back when %s', async (_, error, unsent) => {
    const { talks, guestMessage } = openTab();
    guestMessage.mockRejectedValueOnce(error);
    const talk = talks.conversation('ember');
    expect(await talk.send('hello')).toEqual(unsent);
    expect(talk.getSnapshot()).toMatchObject({ messages: [], typing: false });
  });

  it('sends the same text after a failure under the same id', async () => {
    const { talks, guestMessage } = openTab();
    guestMessage.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const talk = talks.conversation('ember');
    for (const text of ['hello', 'hello', 'hello']) await talk.send(text);
    const [first, second, third] = guestMessage.mock.calls.map(([{ client_id }]) => client_id);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('sends one message after the other, and shows all at once', async () => {
    const { talks, guestMessage } = openTab();
    const talk = talks.conversation('ember');
    const sent = [talk.send('one'), talk.send('two')];
    expect(textsOf(talk.getSnapshot())).toEqual(['one', 'two']);
    expect(guestMessage).toHaveBeenCalledTimes(1);
    await Promise.all(sent);
    expect(textsOf(talk.getSnapshot())).toEqual(['one', 'one!', 'two', 'two!']);
    expect(talk.getSnapshot()).toMatchObject({ typing: false, left: 1 });
  });

  it('sends a message once that is written when the one before is answered', async () => {
    const { talks, guestMessage } = openTab();
    const talk = talks.conversation('ember');
    let later: Promise<unknown> | undefined;
    talk.subscribe(() => {
      if (!talk.getSnapshot().typing) later ??= talk.send('two');
    });
    await talk.send('one');
    await later;
    expect(guestMessage.mock.calls.map(([{ text }]) => text)).toEqual(['one', 'two']);
    expect(textsOf(talk.getSnapshot())).toEqual(['one', 'one!', 'two', 'two!']);
  });

  it('takes back what waits after a message that was not taken, newest first', async () => {
    const { talks, guestMessage } = openTab();
    guestMessage.mockRejectedValueOnce(new ApiError(50000, 'broken', {}));
    const talk = talks.conversation('ember');
    const answers: unknown[] = [];
    const send = async (text: string) => answers.push([text, await talk.send(text)]);
    await Promise.all([send('one'), send('two'), send('three')]);
    expect(guestMessage).toHaveBeenCalledTimes(1);
    expect(answers).toEqual([
      ['three', { needsLogin: false }],
      ['two', { needsLogin: false }],
      ['one', { needsLogin: false, reason: 'broken' }],
    ]);
    expect(talk.getSnapshot()).toMatchObject({ messages: [], typing: false });
  });

  it('sends the same text as a talk with a login: trimmed and well formed', async () => {
    const { talks, guestMessage } = openTab();
    const talk = talks.conversation('ember');
    for (const text of [`${'字'.repeat(2000)}\n`, ' half a \ud83d\n']) await talk.send(text);
    const sent = guestMessage.mock.calls.map(([{ text }]) => text);
    expect(sent).toEqual(['字'.repeat(2000), 'half a \ufffd']);
  });

  it('ignores blank text and refuses a long one', async () => {
    const { talks, guestMessage } = openTab();
    const talk = talks.conversation('ember');
    expect(await talk.send(' \n')).toBeUndefined();
    await expect(talk.send('x'.repeat(2001))).rejects.toThrow(RangeError);
    expect(guestMessage).not.toHaveBeenCalled();
  });
});

it('a message that waits during a login is taken back, and the session goes on', async () => {
  const session = createSessionStore({ storage: null, events: null });
  const first = Promise.withResolvers<Response>();
  const fetch = vi
    .fn<typeof globalThis.fetch>()
    .mockReturnValueOnce(first.promise)
    .mockImplementation(async () =>
      Response.json({ error_code: 41001, error_message: 'none left' }),
    );
  const onSessionExpired = vi.fn();
  const client = createClient({ baseUrl: '', session, fetch, onSessionExpired });
  const talk = createGuestTalks({ client, storage: null }).conversation('ember');
  const sent = [talk.send('one'), talk.send('two')];
  session.login({ access_token: 'token', web_user_id: 'ann' });
  const message = storedMessage('1', { text: 'one' });
  const reply = storedMessage('2', { author: 'character', text: 'one!' });
  first.resolve(Response.json({ error_code: 0, payload: { message, reply, left: 0 } }));
  expect(await Promise.all(sent)).toEqual([undefined, { needsLogin: false }]);
  expect(session.getSnapshot().isLoggedIn).toBe(true);
  expect(onSessionExpired).not.toHaveBeenCalled();
  expect(textsOf(talk.getSnapshot())).toEqual(['one', 'one!']);
});

describe('after a logout', () => {
  /** A page that stays open, with a talk that was not claimed. */
  async function talked() {
    const tab = openTab();
    const registry = createStorageRegistry({ local: memoryStorage(), session: tab.storage });
    const talk = tab.talks.conversation('ember');
    await talk.send('secret');
    return { ...tab, registry, talk, guest: tab.guestMessage.mock.calls[0]?.[0].guest };
  }

  it('the next guest sees no talk', async () => {
    const { talks, registry } = await talked();
    registry.clearVisitor();
    expect(talks.conversation('ember').getSnapshot().messages).toEqual([]);
  });

  it('the next guest begins with another secret', async () => {
    const { registry, talk, guest, guestMessage, storage } = await talked();
    registry.clearVisitor();
    await talk.send('hello');
    expect(textsOf(talk.getSnapshot())).toEqual(['hello', 'hello!']);
    expect(guestMessage.mock.lastCall?.[0].guest).not.toBe(guest);
    expect(storage.getItem('companion-guest')).not.toContain('secret');
  });

  it('the next account claims nothing', async () => {
    const { talks, registry, claimGuestMessages } = await talked();
    registry.clearVisitor();
    await talks.claim();
    expect(claimGuestMessages).not.toHaveBeenCalled();
  });

  it('a reply to the previous guest is not stored', async () => {
    const { registry, talk, storage } = await talked();
    const sent = talk.send('late');
    registry.clearVisitor();
    await sent;
    expect(talk.getSnapshot()).toMatchObject({ messages: [], typing: false });
    expect(hasGuestTalks(storage)).toBe(false);
  });
});

describe('after a login', () => {
  it('moves the talks once and forgets them', async () => {
    const { talks, claimGuestMessages, guestMessage, storage } = openTab();
    await talks.conversation('ember').send('hello');
    expect(hasGuestTalks(storage)).toBe(true);
    await Promise.all([talks.claim(), talks.claim()]);
    await talks.claim();
    const { guest } = guestMessage.mock.calls[0]?.[0] ?? {};
    expect(claimGuestMessages.mock.calls).toEqual([[{ guest }]]);
    expect(hasGuestTalks(storage)).toBe(false);
    expect(talks.conversation('ember').getSnapshot().messages).toEqual([]);
    await talks.conversation('ember').send('next');
    expect(guestMessage.mock.lastCall?.[0].guest).not.toBe(guest);
  });

  it('waits for a message that is on its way', async () => {
    const { talks, claimGuestMessages, storage } = openTab();
    const sent = talks.conversation('ember').send('hello');
    await talks.claim();
    await sent;
    expect(claimGuestMessages).toHaveBeenCalledTimes(1);
    expect(hasGuestTalks(storage)).toBe(false);
  });

  it('keeps the talks while the backend is away, and drops them when it refuses', async () => {
    const { talks, claimGuestMessages, storage, log } = openTab();
    await talks.conversation('ember').send('hello');
    for (const error of [
      new TypeError('Failed to fetch'),
      new SessionExpiredError(41001, '', {}),
      new ApiError(41907, 'too often', { payload: { retry_after_s: 5 } }),
      new ApiError(50000, 'broken', {}),
    ]) {
      claimGuestMessages.mockRejectedValueOnce(error);
      await expect(talks.claim()).rejects.toBe(error);
      expect(hasGuestTalks(storage)).toBe(true);
    }
    claimGuestMessages.mockRejectedValueOnce(new ApiError(40000, 'bad', {}));
    await talks.claim();
    expect(hasGuestTalks(storage)).toBe(false);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('does nothing without talks', async () => {
    const { talks, claimGuestMessages } = openTab();
    await talks.claim();
    expect(claimGuestMessages).not.toHaveBeenCalled();
  });
});
