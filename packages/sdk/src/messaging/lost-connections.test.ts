import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HistoryQuery } from '../contract/im.ts';
import { createSessionStore } from '../session/session-store.ts';
import { createMessagingServer } from '../testing/messaging-server.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { createMessaging } from './messaging.ts';
import { createWebSocketMessaging } from './websocket-transport.ts';

const COMPANIONS = ['ember', 'brine'] as const;

/** One event; `at`: the companion, `ms`: time since the previous event. */
const happening = fc.record({
  what: fc.oneof(
    { weight: 6, arbitrary: fc.constant('send' as const) },
    { weight: 5, arbitrary: fc.constantFrom('cut', 'refuse', 'replace', 'freeze') },
    {
      weight: 5,
      arbitrary: fc.constantFrom('elsewhere', 'stop', 'resend', 'earlier', 'online', 'turn page'),
    },
    { weight: 3, arbitrary: fc.constantFrom('down', 'deaf', 'no token', 'no history', 'well') },
  ),
  at: fc.constantFrom(...COMPANIONS),
  // Latency is 20 ms and a piece takes 100 ms: cuts come before, during and after each step.
  ms: fc.oneof(fc.nat({ max: 60 }), fc.nat({ max: 1500 }), fc.nat({ max: 40_000 })),
});

describe('messages over connections cut at any point', () => {
  it('are neither lost nor doubled, and in order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(happening, { maxLength: 25 }),
        fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
        async (happenings, luck) => {
          const clock = createVirtualClock();
          const server = createMessagingServer(clock);
          const session = createSessionStore({ storage: null, events: null });
          session.login({ access_token: 'token', web_user_id: 'ann' });
          const fails = { token: false, history: false };
          const answer = async <T>(isFailing: boolean, value: () => T) => {
            if (isFailing) throw new TypeError('fetch failed');
            return value();
          };
          const events = new EventTarget();
          const messaging = createMessaging({
            client: {
              session,
              im: {
                getToken: () => answer(fails.token, () => ({ im_token: server.issueToken() })),
                historyMessages: (query: HistoryQuery) =>
                  answer(fails.history, () => server.history(query)),
              },
            },
            transport: createWebSocketMessaging({
              url: 'wss://im.example/talks',
              WebSocket: server.WebSocket,
              clock,
            }),
            appId: 'companion',
            clock,
            random: () => luck.next().value ?? 0,
            events: events as unknown as Window,
            log: () => undefined,
          });
          const conversations = Object.fromEntries(
            COMPANIONS.map((id) => [
              id,
              { conversation: messaging.conversation(id), sent: [] as string[] },
            ]),
          );
          const listen = () =>
            Object.values(conversations).map(({ conversation }) =>
              conversation.subscribe(() => undefined),
            );
          let listening = listen();

          const well = () => {
            Object.assign(fails, { token: false, history: false });
            Object.assign(server.rules, { isDown: false, dropsFrames: false });
          };
          const resendAll = () => {
            for (const { conversation } of Object.values(conversations))
              for (const { id, state } of conversation.getSnapshot().messages)
                if (state === 'failed') conversation.resend(id);
          };

          let words = 0;
          for (const { what, at, ms } of happenings) {
            const { conversation, sent } = conversations[at]!;
            if (what === 'send') {
              words += 1;
              sent.push(`<own ${words}>`);
              conversation.send(`<own ${words}>`);
            } else if (what === 'elsewhere') {
              words += 1;
              server.sendElsewhere(at, `<other ${words}>`);
            } else if (what === 'cut') server.cut();
            else if (what === 'refuse') server.cut(4401);
            else if (what === 'replace') server.cut(4409);
            else if (what === 'freeze') server.freeze();
            else if (what === 'down') server.rules.isDown = true;
            else if (what === 'deaf') server.rules.dropsFrames = true;
            else if (what === 'no token') fails.token = true;
            else if (what === 'no history') fails.history = true;
            else if (what === 'well') well();
            else if (what === 'stop') conversation.stop();
            else if (what === 'resend') resendAll();
            else if (what === 'earlier') conversation.loadEarlier();
            else if (what === 'online') events.dispatchEvent(new Event('online'));
            else if (listening.length > 0) for (const stop of listening.splice(0)) stop();
            else listening = listen();
            await clock.pass(ms);

            for (const { conversation, sent } of Object.values(conversations)) {
              const { messages } = conversation.getSnapshot();
              expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
              // Each sent message is visible exactly once at any time.
              for (const text of sent)
                expect(messages.filter((message) => message.text === text)).toHaveLength(1);
              // So is each reply, during and after streaming.
              const answers = messages.filter(({ author }) => author === 'character');
              for (const text of sent)
                expect(answers.filter((each) => each.text.includes(text)).length).toBeLessThan(2);
            }
          }

          well();
          if (listening.length === 0) listening = listen();
          events.dispatchEvent(new Event('online'));
          await clock.pass(60_000);
          resendAll();
          await clock.pass(60_000);
          for (const [id, { conversation, sent }] of Object.entries(conversations)) {
            for (let pages = 0; conversation.getSnapshot().earlier !== 'start'; pages += 1) {
              expect(pages).toBeLessThan(5);
              conversation.loadEarlier();
              await clock.pass(0);
            }
            const { messages, typing, connection } = conversation.getSnapshot();
            const stored = server.stored.filter(({ character_id }) => character_id === id);
            expect(messages.map(({ text }) => text)).toEqual(stored.map(({ text }) => text));
            expect(messages.filter(({ state }) => state !== undefined)).toEqual([]);
            for (const text of sent)
              expect(stored.filter((message) => message.text === text)).toHaveLength(1);
            expect({ typing, connection }).toEqual({ typing: false, connection: 'open' });
          }
          messaging.close();
          expect(server.connections()).toBe(0);
        },
      ),
      { numRuns: 300 },
    );
  });
});
