import { expect, it } from 'vitest';
import type { History } from '../contract/im.ts';
import { openConversation } from '../testing/conversation-page.ts';
import { LINGER_MS } from './messaging.ts';

const deleted = { type: 'deleted', character_id: 'ember' };

it('a talk that was deleted in another window becomes empty', async () => {
  const { clock, server, ember, texts } = await openConversation();
  ember.send('hello');
  await clock.pass(5000);
  const memories = [{ id: 'name', text: '你叫小明' }];
  server.broadcast({ type: 'memories', character_id: 'ember', memories });
  await clock.pass(100);
  expect(texts()).toContain('hello');

  server.broadcast(deleted);
  await clock.pass(100);
  expect(ember.getSnapshot()).toMatchObject({ messages: [], memories: [], earlier: 'start' });
});

it('a talk that was deleted here becomes empty without a connection, too', async () => {
  const { clock, server, ember, messaging, texts } = await openConversation();
  ember.send('hello');
  await clock.pass(5000);
  server.cut();
  messaging.onTalkDeleted('ember');
  messaging.onTalkDeleted('never opened');
  expect(texts()).toEqual([]);
});

it('a talk that was deleted while nobody was connected is empty when it is opened again', async () => {
  const { clock, server, im, ember, texts, stopListening } = await openConversation();
  ember.send('hello');
  await clock.pass(5000);
  stopListening();
  await clock.pass(LINGER_MS + 100);
  expect(server.connections()).toBe(0);
  im.historyMessages.mockResolvedValueOnce({ items: [], has_more: false, memories: [] });
  ember.subscribe(() => undefined);
  await clock.pass(100);
  expect(texts()).toEqual([]);
});

it.each(['shown', 'opened again later'])(
  'a talk that was deleted while the connection was lost is empty when that is back: %s',
  async (when) => {
    const { clock, server, im, ember, texts, stopListening } = await openConversation();
    ember.send('hello');
    await clock.pass(5000);
    const memories = [{ id: 'name', text: '你叫小明' }];
    server.broadcast({ type: 'memories', character_id: 'ember', memories });
    await clock.pass(100);
    if (when !== 'shown') stopListening();
    server.cut();
    im.historyMessages.mockResolvedValueOnce({ items: [], has_more: false, memories: [] });
    await clock.pass(3000);
    if (when !== 'shown') ember.subscribe(() => undefined);
    await clock.pass(100);
    expect(server.connections()).toBe(1);
    expect(ember.getSnapshot()).toMatchObject({ memories: [], earlier: 'start' });
    expect(texts()).toEqual([]);
  },
);

it('a talk that was deleted after the connection broke once more is empty, too', async () => {
  const { clock, server, im, ember, texts } = await openConversation();
  ember.send('hello');
  await clock.pass(5000);
  server.cut();
  const page = Promise.withResolvers<History>();
  im.historyMessages.mockImplementationOnce(() => page.promise);
  await clock.pass(3000);
  server.cut();
  page.resolve({ items: [...server.stored], has_more: false, memories: [] });
  await clock.pass(0);
  im.historyMessages.mockResolvedValueOnce({ items: [], has_more: false, memories: [] });
  await clock.pass(5000);
  expect(texts()).toEqual([]);
});

it('messages before a new beginning are gone when the page comes back', async () => {
  const { clock, server, im, events, ember, texts } = await openConversation();
  ember.send('hello');
  await clock.pass(5000);
  events.dispatchEvent(new Event('pagehide'));
  const { length } = server.stored;
  server.sendElsewhere('ember', 'anew');
  im.historyMessages.mockImplementation(async () => ({
    items: server.stored.slice(length),
    has_more: false,
    memories: [],
  }));
  events.dispatchEvent(new Event('pageshow'));
  await clock.pass(5000);
  expect(texts()).toEqual(server.stored.slice(length).map(({ text }) => text));
});

it('the other talks stay', async () => {
  const { clock, server, ember, texts } = await openConversation();
  ember.send('hello');
  await clock.pass(5000);
  server.broadcast({ ...deleted, character_id: 'brine' });
  await clock.pass(100);
  expect(texts()).toContain('hello');
});

it('a message that is not stored yet stays, and is sent', async () => {
  const { clock, server, ember, texts } = await openConversation();
  server.rules.dropsFrames = true;
  ember.send('still on its way');
  server.broadcast(deleted);
  await clock.pass(100);
  expect(texts()).toEqual(['still on its way']);

  server.rules.dropsFrames = false;
  server.cut();
  await clock.pass(5000);
  expect(server.stored.map(({ text }) => text)).toContain('still on its way');
});

it('a page of history that arrives after the deletion is not shown', async () => {
  const { clock, server, im, messaging } = await openConversation();
  server.sendElsewhere('brine', 'old');
  await clock.pass(100);
  let answer = () => {};
  im.historyMessages.mockImplementationOnce(async (query) => {
    const page = server.history(query);
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return page;
  });
  const brine = messaging.conversation('brine');
  const stop = brine.subscribe(() => undefined);
  server.broadcast({ ...deleted, character_id: 'brine' });
  await clock.pass(100);
  answer();
  await clock.pass(100);
  expect(brine.getSnapshot().messages).toEqual([]);
  stop();
});

it('a message names its id in the backend once it is stored', async () => {
  const { clock, server, ember } = await openConversation();
  ember.send('hello');
  expect(ember.getSnapshot().messages[0]?.storedId).toBeUndefined();
  await clock.pass(5000);
  expect(ember.getSnapshot().messages.map(({ storedId }) => storedId)).toEqual(
    server.stored.map(({ id }) => id),
  );
});
