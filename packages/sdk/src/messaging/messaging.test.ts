import { describe, expect, it, vi } from 'vitest';
import { SessionExpired } from '../client/errors.ts';
import { createSessionStore } from '../session/session-store.ts';
import { createTalkServer } from '../testing/talk-server.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { createMessaging } from './messaging.ts';
import { createSandboxMessaging } from './sandbox-transport.ts';

const ann = { access_token: 'token-ann', web_user_id: 'ann' };
const ben = { access_token: 'token-ben', web_user_id: 'ben' };

/** A page of a visitor who is logged in, with a server and a clock of its own. */
function openPage({ user = ann as typeof ann | null, language = () => 'zh' } = {}) {
  const clock = createVirtualClock();
  const server = createTalkServer(clock);
  const session = createSessionStore({ storage: null, events: null });
  if (user) session.login(user);
  const im = {
    getToken: vi.fn(async () => ({ im_token: server.issueToken() })),
    historyMessages: vi.fn(async (query: Parameters<typeof server.history>[0]) =>
      server.history(query),
    ),
  };
  const events = new EventTarget();
  const log = vi.fn();
  let ids = 0;
  const messaging = createMessaging({
    client: { im, session },
    transport: createSandboxMessaging({
      baseUrl: 'https://api.example/',
      WebSocket: server.WebSocket,
      clock,
    }),
    appId: 'companion',
    language,
    clock,
    random: () => 0.5,
    newId: () => `c${ids++}`,
    events: events as unknown as Window,
    log,
  });
  const ember = messaging.conversation('ember');
  const texts = () => ember.getSnapshot().messages.map(({ text }) => text);
  const states = () => ember.getSnapshot().messages.map(({ state }) => state);
  return { clock, server, session, im, events, log, messaging, ember, texts, states };
}

/** The same page, once its line stands. */
async function openTalk(options: Parameters<typeof openPage>[0] = {}) {
  const page = openPage(options);
  const stopListening = page.ember.subscribe(() => undefined);
  await page.clock.pass(1000);
  return { ...page, stopListening };
}

describe('a talk', () => {
  it('shows what is said at once, then its acknowledgement, then the answer as it is spoken', async () => {
    const { clock, ember } = await openTalk();
    ember.send('  hello  ');
    const [sending] = ember.getSnapshot().messages;
    expect(sending).toMatchObject({ author: 'user', text: 'hello', state: 'sending' });
    await clock.pass(60);
    expect(ember.getSnapshot().messages).toEqual([
      { id: sending!.id, author: 'user', text: 'hello', sentAt: clock.now() - 40, citations: [] },
    ]);
    expect(ember.getSnapshot().typing).toBe(true);
    await clock.pass(200);
    const spoken = ember.getSnapshot().messages[1]!;
    expect(spoken).toMatchObject({ author: 'character', text: '“hello', state: 'speaking' });
    expect(ember.getSnapshot().typing).toBe(false);
    await clock.pass(1000);
    const whole = ember.getSnapshot().messages[1]!;
    expect(whole).toMatchObject({ id: spoken.id, text: '“hello”.' });
    expect(whole).not.toHaveProperty('state');
  });
});
