import { describe, expect, it } from 'vitest';
import { ann, ben, openConversation } from '../testing/conversation-page.ts';
import { LINGER_MS } from './messaging.ts';
import { FORGET_TIMEOUT_MS } from './removed-memories.ts';

const name = { id: 'name', text: '你叫小明' };
const game = { id: 'game', text: '你在玩《灯岭》' };

/** The page of a visitor of whom the companion remembers name and game. */
async function openKnown() {
  const page = await openConversation({ user: null });
  for (const { id, text } of [name, game]) page.server.memories.set(id, text);
  page.session.login(ann);
  await page.clock.pass(1000);
  const shown = () => page.ember.getSnapshot().memories;
  const known = () => [...page.server.memories.keys()];
  const forgets = () => page.server.received.filter(({ type }) => type === 'forget').length;
  const tell = (memories: (typeof name)[]) =>
    page.server.broadcast({ type: 'memories', character_id: 'ember', memories });
  expect(shown()).toEqual([name, game]);
  return { ...page, shown, known, forgets, tell };
}

describe('memories', () => {
  it('come with the history and survive a reload', async () => {
    const { clock, server, ember, session } = await openConversation({ user: null });
    server.memories.set('name', '你叫小明');
    session.login({ access_token: 'token-ann', web_user_id: 'ann' });
    await clock.pass(1000);
    expect(ember.getSnapshot().memories).toEqual([{ id: 'name', text: '你叫小明' }]);
  });

  it('change when the companion learns something', async () => {
    const { clock, server, ember } = await openConversation();
    expect(ember.getSnapshot().memories).toEqual([]);
    const memories = [{ id: 'name', text: '你叫小明' }];
    server.broadcast({ type: 'memories', character_id: 'ember', memories });
    await clock.pass(100);
    expect(ember.getSnapshot().memories).toEqual(memories);
  });

  it('are forgotten at once, and on the server', async () => {
    const { clock, server, ember, messaging } = await openConversation();
    server.memories.set('name', '你叫小明').set('game', '你在玩《灯岭》');
    server.broadcast({
      type: 'memories',
      character_id: 'ember',
      memories: [...server.memories].map(([id, text]) => ({ id, text })),
    });
    await clock.pass(100);
    messaging.conversation('ember').forget('name');
    expect(ember.getSnapshot().memories).toEqual([{ id: 'game', text: '你在玩《灯岭》' }]);
    await clock.pass(100);
    expect([...server.memories.keys()]).toEqual(['game']);
  });

  it('are not shown after a logout, nor to another visitor', async () => {
    const { clock, server, ember, session } = await openConversation();
    const memories = [{ id: 'name', text: '你叫小明' }];
    server.broadcast({ type: 'memories', character_id: 'ember', memories });
    await clock.pass(100);
    session.logout();
    expect(ember.getSnapshot().memories).toEqual([]);
    session.login(ben);
    await clock.pass(1000);
    expect(ember.getSnapshot().memories).toEqual([]);
  });
});

describe('a memory that is removed without a connection', () => {
  it('is hidden, and forgotten when the connection is back', async () => {
    const { clock, server, ember, shown, known, forgets } = await openKnown();
    server.rules.isDown = true;
    server.cut();
    ember.forget('name');
    await clock.pass(60_000);
    expect(shown()).toEqual([game]);
    expect(known()).toEqual(['name', 'game']);
    server.rules.isDown = false;
    await clock.pass(60_000);
    expect(known()).toEqual(['game']);
    expect(shown()).toEqual([game]);
    for (let cuts = 0; cuts < 5; cuts += 1) {
      server.cut();
      await clock.pass(60_000);
    }
    expect(forgets()).toBe(1);
  });

  it('is forgotten after the page of the talk was left', async () => {
    const { clock, server, ember, stopListening, known } = await openKnown();
    server.rules.isDown = true;
    server.cut();
    ember.forget('name');
    stopListening();
    await clock.pass(LINGER_MS + 60_000);
    server.rules.isDown = false;
    await clock.pass(60_000);
    expect(known()).toEqual(['game']);
    expect(server.connections()).toBe(0);
  });

  it('connects at once', async () => {
    const { clock, server, ember, known } = await openKnown();
    server.rules.isDown = true;
    server.cut();
    await clock.pass(40_000);
    server.rules.isDown = false;
    ember.forget('name');
    await clock.pass(100);
    expect(known()).toEqual(['game']);
  });

  it('stays hidden in a history that still has it', async () => {
    const { clock, server, ember, messaging, im, stopListening, shown } = await openKnown();
    stopListening();
    await clock.pass(LINGER_MS + 100);
    ember.forget('name');
    im.historyMessages.mockImplementation(async (query) => {
      const page = server.history(query);
      return { ...page, memories: [name, game] };
    });
    server.rules.dropsFrames = true;
    ember.subscribe(() => undefined);
    await clock.pass(100);
    expect(shown()).toEqual([game]);
    messaging.close();
  });

  it('stays hidden when the history was read before it was forgotten', async () => {
    const { clock, server, ember, im, stopListening, known, shown } = await openKnown();
    stopListening();
    await clock.pass(LINGER_MS + 100);
    server.rules.isDown = true;
    ember.forget('name');
    const slow = Promise.withResolvers<void>();
    im.historyMessages.mockImplementationOnce(async (query) => {
      const page = server.history(query);
      await slow.promise;
      return page;
    });
    ember.subscribe(() => undefined);
    await clock.pass(1000);
    server.rules.isDown = false;
    await clock.pass(60_000);
    expect(known()).toEqual(['game']);
    slow.resolve();
    await clock.pass(100);
    expect(shown()).toEqual([game]);
  });

  it('is forgotten before the companion learns from unsent messages', async () => {
    const { clock, server, ember } = await openKnown();
    server.rules.isDown = true;
    server.cut();
    ember.send('我叫小红');
    ember.forget('name');
    server.rules.isDown = false;
    await clock.pass(5000);
    const order = server.received.map(({ type }) => type).filter((type) => type !== 'ping');
    expect(order.slice(order.lastIndexOf('hello'))).toEqual(['hello', 'forget', 'send']);
  });

  it('is forgotten when the same visitor logs in again, and not by another', async () => {
    for (const next of [{ ...ann, access_token: 'token-ann-2' }, ben]) {
      const { clock, server, ember, session, known, forgets } = await openKnown();
      server.rules.isDown = true;
      server.cut();
      ember.forget('name');
      session.logout();
      server.rules.isDown = false;
      await clock.pass(1000);
      expect(forgets()).toBe(0);
      session.login(next);
      await clock.pass(5000);
      expect(known()).toEqual(next === ben ? ['name', 'game'] : ['game']);
      expect(ember.getSnapshot().memories).toEqual(next === ben ? [name, game] : [game]);
    }
  });
});

describe('a memory that is being forgotten', () => {
  it('is shown again when the backend keeps it, and no longer holds the connection', async () => {
    const { clock, server, ember, stopListening, shown, forgets, log } = await openKnown();
    server.rules.keepsMemories = true;
    ember.forget('name');
    await clock.pass(FORGET_TIMEOUT_MS / 2);
    // The time counts from the last connection.
    server.cut();
    await clock.pass(FORGET_TIMEOUT_MS - 1000);
    expect(shown()).toEqual([game]);
    expect(forgets()).toBe(2);
    await clock.pass(5000);
    expect(shown()).toEqual([game, name]);
    expect(log).toHaveBeenCalledWith('memories', expect.any(Error));
    server.cut();
    await clock.pass(5000);
    expect(forgets()).toBe(2);
    stopListening();
    await clock.pass(LINGER_MS + 100);
    expect(server.connections()).toBe(0);
  });

  it('is shown again when each request ends the connection, and messages go on', async () => {
    const { clock, server, ember, stopListening, shown, forgets, log } = await openKnown();
    server.rules.endsAtForget = true;
    ember.forget('name');
    ember.send('我叫小红');
    await clock.pass(60_000);
    expect(shown()).toContainEqual(name);
    expect(forgets()).toBe(2);
    expect(log).toHaveBeenCalledWith('memories', expect.any(Error));
    expect(ember.getSnapshot().messages.map(({ state }) => state)).toEqual([undefined, undefined]);
    expect(server.connections()).toBe(1);
    // Each request has its tries.
    ember.forget('name');
    await clock.pass(60_000);
    expect(shown()).toContainEqual(name);
    expect(forgets()).toBe(4);
    stopListening();
    await clock.pass(LINGER_MS + 100);
    expect(server.connections()).toBe(0);
  });

  it('stays hidden in lists from before, and is shown when it is learned again', async () => {
    const { clock, server, ember, shown, tell } = await openKnown();
    const riddles = { id: 'riddles', text: '猜对三个谜' };
    tell([name, game, riddles]);
    ember.forget('name');
    await clock.pass(20);
    expect(shown()).toEqual([game, riddles]);
    await clock.pass(100);
    const again = { id: 'name', text: '你叫小红' };
    tell([again, game]);
    await clock.pass(100);
    expect(shown()).toEqual([again, game]);
    server.cut();
    await clock.pass(5000);
    expect(server.memories.size).toBe(1);
  });

  it('is forgotten again after a reconnect, when the answer was lost', async () => {
    const { clock, server, ember, shown, forgets } = await openKnown();
    ember.forget('name');
    await clock.pass(30);
    expect(forgets()).toBe(1);
    server.cut();
    await clock.pass(5000);
    expect(forgets()).toBe(2);
    server.cut();
    await clock.pass(5000);
    expect(forgets()).toBe(2);
    expect(shown()).toEqual([game]);
  });

  it('is not asked for again when another window removed it, or the whole talk', async () => {
    for (const type of ['memories', 'deleted']) {
      const { clock, server, ember, forgets } = await openKnown();
      server.rules.dropsFrames = true;
      ember.forget('name');
      server.broadcast({ type, character_id: 'ember', memories: [game] });
      await clock.pass(100);
      server.rules.dropsFrames = false;
      server.cut();
      await clock.pass(5000);
      expect(forgets()).toBe(0);
    }
  });

  it('is asked for once by many presses', async () => {
    const { clock, server, ember, forgets } = await openKnown();
    server.rules.isDown = true;
    server.cut();
    for (let presses = 0; presses < 50; presses += 1) ember.forget('name');
    server.rules.isDown = false;
    await clock.pass(5000);
    expect(forgets()).toBe(1);
  });
});
