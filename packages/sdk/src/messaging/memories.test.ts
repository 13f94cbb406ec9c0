import { describe, expect, it } from 'vitest';
import { ben, openConversation } from '../testing/conversation-page.ts';

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
