import { describe, expect, it } from 'vitest';
import { openTalk } from '../testing/talk-page.ts';

describe('an answer', () => {
  it('that is told again on a new connection goes on where it was, without a flicker', async () => {
    const { clock, ember, server, texts } = await openTalk();
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

  it('that is told again as it was is no change for those who listen', async () => {
    const { clock, ember, server } = await openTalk();
    ember.send('hello');
    await clock.pass(300);
    const { messages } = ember.getSnapshot();
    for (const [index, text] of ['“', 'hello'].entries())
      server.tell({ type: 'piece', character_id: 'ember', reply_to: '1', index, text });
    const seen: unknown[] = [];
    ember.subscribe(() => seen.push(ember.getSnapshot().messages));
    await clock.pass(30);
    expect(seen).toEqual([]);
    expect(ember.getSnapshot().messages).toBe(messages);
  });

  it('that was finished while the connection was cut is shown once', async () => {
    const { clock, ember, server, texts, states } = await openTalk();
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

  it('is stopped at once, and stays as far as it had come', async () => {
    const { clock, ember, server, texts, states } = await openTalk();
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
    expect(server.heard.filter(({ type }) => type === 'stop')).toHaveLength(1);
  });

  it('is stopped on the next connection when this one was cut', async () => {
    const { clock, ember, server, states } = await openTalk();
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

  it('that hangs is not waited for for ever', async () => {
    const { clock, ember, server, texts, states } = await openTalk();
    server.tell({ type: 'typing', character_id: 'ember', reply_to: '8' });
    server.tell({ type: 'typing', character_id: 'ember', reply_to: '9' });
    server.tell({ type: 'piece', character_id: 'ember', reply_to: '9', index: 0, text: 'Well' });
    await clock.pass(59_000);
    expect(ember.getSnapshot().typing).toBe(true);
    expect(states()).toEqual(['speaking']);
    await clock.pass(2000);
    expect(ember.getSnapshot().typing).toBe(false);
    expect(states()).toEqual([undefined]);
    server.tell({ type: 'piece', character_id: 'ember', reply_to: '9', index: 1, text: ', then' });
    await clock.pass(100);
    expect(texts()).toEqual(['Well, then']);
    expect(states()).toEqual(['speaking']);
  });

  it('that hangs before its first word is waited for no longer, whatever else is said', async () => {
    const { clock, ember, server } = await openTalk();
    server.tell({ type: 'typing', character_id: 'ember', reply_to: '9' });
    await clock.pass(10_000);
    const aside = { id: '1', character_id: 'ember', author: 'user', text: 'aside', citations: [] };
    server.tell({ type: 'message', message: { ...aside, sent_at: '' } });
    await clock.pass(49_000);
    expect(ember.getSnapshot().typing).toBe(true);
    await clock.pass(2000);
    expect(ember.getSnapshot().typing).toBe(false);
  });

  it('that comes slowly is waited for from its last word', async () => {
    const { clock, server, states } = await openTalk();
    const piece = (index: number, text: string) =>
      server.tell({ type: 'piece', character_id: 'ember', reply_to: '9', index, text });
    server.tell({ type: 'typing', character_id: 'ember', reply_to: '9' });
    for (const [index, text] of ['Well', ', then'].entries()) {
      await clock.pass(50_000);
      piece(index, text);
    }
    await clock.pass(59_000);
    expect(states()).toEqual(['speaking']);
    await clock.pass(2000);
    expect(states()).toEqual([undefined]);
  });

  it('is shown as far as its pieces fit together', async () => {
    const { clock, server, texts } = await openTalk();
    const piece = (index: number, text: string) =>
      server.tell({ type: 'piece', character_id: 'ember', reply_to: '9', index, text });
    for (const [index, text] of ['a', 'b', 'c'].entries()) piece(index, text);
    piece(1, 'b');
    piece(5, 'f');
    piece(-1, 'z');
    await clock.pass(100);
    expect(texts()).toEqual(['abc']);
    // Spoken anew, in other words.
    piece(0, 'x');
    await clock.pass(100);
    expect(texts()).toEqual(['x']);
  });
});
