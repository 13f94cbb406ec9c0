import { describe, expect, it } from 'vitest';
import { openConversation } from '../testing/conversation-page.ts';
import { LINGER_MS } from './messaging.ts';

describe('reply', () => {
  it('continues without a gap when it is streamed again on a new connection', async () => {
    const { clock, ember, server, texts } = await openConversation();
    server.rules.answer = () => Array.from({ length: 40 }, (_, index) => `${index} `);
    ember.send('count');
    await clock.pass(1000);
    const before = texts()[1]!;
    const shown = new Set<number>();
    ember.subscribe(() => shown.add(texts()[1]?.length ?? 0));
    server.cut();
    await clock.pass(1200);
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(before.length);
    expect(ember.getSnapshot().messages[1]).toMatchObject({ state: 'speaking' });
    await clock.pass(5000);
    expect(texts()).toEqual(server.stored.map(({ text }) => text));
  });

  it('changes nothing when known pieces are streamed again', async () => {
    const { clock, ember, server } = await openConversation();
    ember.send('hello');
    await clock.pass(300);
    const { messages } = ember.getSnapshot();
    for (const [index, text] of ['“', 'hello'].entries())
      server.broadcast({ type: 'piece', character_id: 'ember', reply_to: '1', index, text });
    const seen: unknown[] = [];
    ember.subscribe(() => seen.push(ember.getSnapshot().messages));
    await clock.pass(30);
    expect(seen).toEqual([]);
    expect(ember.getSnapshot().messages).toBe(messages);
  });

  it('is shown once when it finished while offline', async () => {
    const { clock, ember, server, texts, states } = await openConversation();
    ember.send('hello');
    await clock.pass(300);
    server.rules.isDown = true;
    server.cut();
    expect(states()).toEqual([undefined, 'speaking']);
    await clock.pass(3000);
    server.rules.isDown = false;
    await clock.pass(5000);
    expect(texts()).toEqual(['hello', '“hello”.']);
    expect(states()).toEqual([undefined, undefined]);
    expect(ember.getSnapshot().typing).toBe(false);
  });

  it('is shown once when it finished while the talk was not open', async () => {
    const { clock, ember, server, texts, states, stopListening } = await openConversation();
    server.rules.answer = () => Array.from({ length: 80 }, (_, index) => `${index} `);
    ember.send('count');
    await clock.pass(500);
    stopListening();
    await clock.pass(LINGER_MS + 100);
    expect([server.connections(), states()]).toEqual([0, [undefined, 'speaking']]);
    await clock.pass(5000);
    server.rules.isDown = true;
    ember.subscribe(() => undefined);
    await clock.pass(100);
    expect(texts()).toEqual(server.stored.map(({ text }) => text));
    expect(states()).toEqual([undefined, undefined]);
  });

  it('stops at once and keeps its text', async () => {
    const { clock, ember, server, texts, states } = await openConversation();
    ember.send('hello');
    await clock.pass(300);
    ember.stop();
    const said = texts()[1];
    expect(states()).toEqual([undefined, undefined]);
    expect(ember.getSnapshot().typing).toBe(false);
    await clock.pass(2000);
    expect(texts()).toEqual(['hello', server.stored[1]!.text]);
    expect(server.stored[1]!.text.startsWith(said!)).toBe(true);
    expect(server.stored[1]!.text).not.toContain('.');
    expect(server.received.filter(({ type }) => type === 'stop')).toHaveLength(1);
  });

  it('is stopped on the next connection after a cut', async () => {
    const { clock, ember, server, states } = await openConversation();
    server.rules.answer = () => Array.from({ length: 40 }, () => 'word ');
    ember.send('go on');
    await clock.pass(1000);
    server.cut();
    ember.stop();
    await clock.pass(5000);
    expect(server.stored).toHaveLength(2);
    expect(server.stored[1]!.text.length).toBeLessThan(150);
    expect(states()).toEqual([undefined, undefined]);
  });

  it('is given up after a silence', async () => {
    const { clock, ember, server, texts, states } = await openConversation();
    server.broadcast({ type: 'typing', character_id: 'ember', reply_to: '8' });
    server.broadcast({ type: 'typing', character_id: 'ember', reply_to: '9' });
    server.broadcast({
      type: 'piece',
      character_id: 'ember',
      reply_to: '9',
      index: 0,
      text: 'Well',
    });
    await clock.pass(59_000);
    expect(ember.getSnapshot().typing).toBe(true);
    expect(states()).toEqual(['speaking']);
    await clock.pass(2000);
    expect(ember.getSnapshot().typing).toBe(false);
    expect(states()).toEqual([undefined]);
    server.broadcast({
      type: 'piece',
      character_id: 'ember',
      reply_to: '9',
      index: 1,
      text: ', then',
    });
    await clock.pass(100);
    expect(texts()).toEqual(['Well, then']);
    expect(states()).toEqual(['speaking']);
  });

  it('is given up before its first piece, also while other messages arrive', async () => {
    const { clock, ember, server } = await openConversation();
    server.broadcast({ type: 'typing', character_id: 'ember', reply_to: '9' });
    await clock.pass(10_000);
    const aside = { id: '1', character_id: 'ember', author: 'user', text: 'aside', citations: [] };
    server.broadcast({ type: 'message', message: { ...aside, sent_at: '' } });
    await clock.pass(49_000);
    expect(ember.getSnapshot().typing).toBe(true);
    await clock.pass(2000);
    expect(ember.getSnapshot().typing).toBe(false);
  });

  it('is given up only after a silence since its last piece', async () => {
    const { clock, server, states } = await openConversation();
    const piece = (index: number, text: string) =>
      server.broadcast({ type: 'piece', character_id: 'ember', reply_to: '9', index, text });
    server.broadcast({ type: 'typing', character_id: 'ember', reply_to: '9' });
    for (const [index, text] of ['Well', ', then'].entries()) {
      await clock.pass(50_000);
      piece(index, text);
    }
    await clock.pass(59_000);
    expect(states()).toEqual(['speaking']);
    await clock.pass(2000);
    expect(states()).toEqual([undefined]);
  });

  it('ignores pieces after a gap', async () => {
    const { clock, server, texts } = await openConversation();
    const piece = (index: number, text: string) =>
      server.broadcast({ type: 'piece', character_id: 'ember', reply_to: '9', index, text });
    for (const [index, text] of ['a', 'b', 'c'].entries()) piece(index, text);
    piece(1, 'b');
    piece(5, 'f');
    piece(-1, 'z');
    await clock.pass(100);
    expect(texts()).toEqual(['abc']);
    // The reply is streamed again with other text.
    piece(0, 'x');
    await clock.pass(100);
    expect(texts()).toEqual(['x']);
  });
});

describe('another answer', () => {
  async function openWithReply() {
    const page = await openConversation();
    page.server.rules.hasOthers = true;
    page.ember.send('hello');
    await page.clock.pass(2000);
    return page;
  }
  const lastId = ({ ember }: Awaited<ReturnType<typeof openWithReply>>) =>
    ember.getSnapshot().messages.at(-1)?.id ?? '';

  it('takes the place of the reply, which is hidden from the press on', async () => {
    const page = await openWithReply();
    const { clock, ember, texts } = page;
    expect(texts()).toEqual(['hello', '“hello”.']);
    ember.regenerate(lastId(page));
    expect(texts()).toEqual(['hello']);
    expect(ember.getSnapshot().typing).toBe(true);
    await clock.pass(200);
    expect(texts()).toEqual(['hello', '“']);
    await clock.pass(2000);
    expect(texts()).toEqual(['hello', '“hello again”.']);
    expect(ember.getSnapshot().messages[1]).toMatchObject({ canRegenerate: true });
    ember.regenerate(lastId(page));
    await clock.pass(2000);
    expect(texts()).toEqual(['hello', '“hello again”.']);
  });

  it('is asked for once, and only of the last reply', async () => {
    const page = await openWithReply();
    const { clock, ember, server, texts } = page;
    const first = lastId(page);
    ember.send('more');
    await clock.pass(2000);
    ember.regenerate(first);
    ember.regenerate(lastId(page));
    ember.regenerate(lastId(page));
    await clock.pass(2000);
    expect(server.received.filter(({ type }) => type === 'regenerate')).toHaveLength(1);
    expect(texts()).toEqual(['hello', '“hello”.', 'more', '“more again”.']);
  });

  it('leaves the reply when it is refused, lost or never comes', async () => {
    const page = await openWithReply();
    const { clock, ember, server, texts } = page;
    server.rules.refuse = { error_code: 1, error_message: 'too often' };
    ember.regenerate(lastId(page));
    await clock.pass(200);
    expect(texts()).toEqual(['hello', '“hello”.']);

    server.rules.dropsFrames = true;
    ember.regenerate(lastId(page));
    expect(texts()).toEqual(['hello']);
    server.cut();
    server.rules.dropsFrames = false;
    await clock.pass(3000);
    expect(texts()).toEqual(['hello', '“hello”.']);
    expect(ember.getSnapshot().typing).toBe(false);

    server.rules.refuse = null;
    server.rules.dropsFrames = true;
    ember.regenerate(lastId(page));
    await clock.pass(61_000);
    server.rules.dropsFrames = false;
    await clock.pass(5000);
    expect(texts()).toEqual(['hello', '“hello”.']);
  });

  it('goes on after a break, without the reply that it replaces', async () => {
    const page = await openWithReply();
    const { clock, ember, server, texts } = page;
    server.rules.answer = () => Array(40).fill('.');
    server.sendElsewhere('brine', 'meanwhile');
    await clock.pass(30);
    ember.regenerate(lastId(page));
    await clock.pass(1000);
    server.cut();
    await clock.pass(2000);
    expect(texts()).toEqual(['hello', expect.stringMatching(/^\.+$/)]);
    await clock.pass(5000);
    const expected = ['hello', '.'.repeat(40)];
    expect(texts()).toEqual(expected);
    const { items } = server.history({ character_id: 'ember' });
    expect(items.map(({ text }) => text)).toEqual(expected);
  });

  it('hides the reply in other windows and after a break, too', async () => {
    const page = await openWithReply();
    const { clock, ember, server, texts } = page;
    server.broadcast({ type: 'typing', character_id: 'ember', reply_to: '1', replaces: '2' });
    await clock.pass(30);
    expect(texts()).toEqual(['hello']);
    ember.stop();
    const [old] = server.stored.slice(1, 2);
    server.broadcast({ type: 'message', message: old, reply_to: '1' });
    await clock.pass(30);
    expect(texts()).toEqual(['hello', '“hello”.']);
  });
});
