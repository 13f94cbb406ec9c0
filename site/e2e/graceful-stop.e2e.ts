import { once } from 'node:events';
import {
  createHttpMessaging,
  createMessaging,
  createWebSocketMessaging,
} from '@companion/sdk/messaging';
import { describe, it } from 'vitest';
import { startHeldBackend } from './held-backend.ts';
import { logIn } from './log-in.ts';
import { get, silentPeer } from './raw-requests.ts';
import { realBackend, type SiteProcess, startSite } from './site-process.ts';
import { openTalk } from './stop-under-load.ts';

/** Waits until the site stops, and returns its first answer about that. */
async function stopping({ origin }: SiteProcess): Promise<Response> {
  let health = await get(origin, '/healthz');
  while (health.status === 200) health = await get(origin, '/healthz');
  return health;
}

// The benchmark `stop` does this under load. Concurrent: most of each test is a time limit.
describe.concurrent('graceful stop', () => {
  it('finishes requests in flight and exits with 0', async ({ expect }) => {
    const backend = await startHeldBackend();
    const site = await startSite({
      ...realBackend(backend.origin),
      COMPANION_STOP_NOTICE_MS: '5000',
    });
    // The site keeps this page: a render in the notice period could take a busy machine longer than that.
    await (await get(site.origin, '/about-us')).text();
    const peers = await Promise.all(
      ['', 'GET / HT', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '].map((words) =>
        silentPeer(site.origin, words),
      ),
    );
    const idle = await silentPeer(site.origin, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(idle, 'data');
    const idleClosed = once(idle, 'close');
    const inFlight = get(site.origin, '/game-library?genre=slow');
    await backend.firstCall;
    const ended = site.stop();
    // Health checks and new requests learn of the stop, as soon as the signal arrives.
    const health = await stopping(site);
    expect(health.status).toBe(503);
    expect(health.headers.get('connection')).toBe('close');
    const late = await Promise.all(Array.from({ length: 20 }, () => get(site.origin, '/about-us')));
    for (const { status, headers } of late) {
      expect(status).toBe(200);
      expect(headers.get('connection')).toBe('close');
    }
    // A request may be on its way on an idle connection until the notice period ends.
    expect(idle.closed).toBe(false);
    await idleClosed;
    backend.release();
    const answer = await inFlight;
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<\/html>\s*$/);
    expect(await ended).toBe(0);
    await expect(get(site.origin, '/')).rejects.toThrow();
    // It did not wait for the peers.
    expect(site.said()).not.toContain('unanswered');
    for (const peer of peers) peer.destroy();
    backend.stop();
  });

  it('exits with 0 although a request never ends, and says so', async ({ expect }) => {
    const backend = await startHeldBackend();
    const site = await startSite(realBackend(backend.origin));
    const inFlight = expect(get(site.origin, '/game-library')).rejects.toThrow();
    await backend.firstCall;
    expect(await site.stop()).toBe(0);
    expect(site.said()).toContain('unanswered requests at the stop: 1\n');
    await inFlight;
    backend.stop();
  });

  it.for([
    { name: 'WebSocket', createTransport: createWebSocketMessaging },
    { name: 'events', createTransport: createHttpMessaging },
  ])(
    'does not wait for talks by $name, and tells them to connect again',
    async ({ createTransport }, { expect }) => {
      const site = await startSite();
      const { client } = await logIn(site.origin, '13800138000');
      const messaging = createMessaging({
        client,
        transport: createTransport({ url: `${site.origin}/sandbox/messaging` }),
        appId: 'companion-web',
      });
      const talk = messaging.conversation('jiu-sheng');
      talk.subscribe(() => {});
      await expect.poll(() => talk.getSnapshot().connection).toBe('open');
      const socket = await openTalk(site.origin, '13800138001');
      const closed = once(socket, 'close') as Promise<[CloseEvent]>;
      expect(await site.stop()).toBe(0);
      // The limit for requests in flight was not reached.
      expect(site.said()).not.toContain('unanswered');
      // "Service restart": clients connect again.
      expect((await closed)[0].code).toBe(1012);
      messaging.close();
    },
  );

  it('ends at once by a second signal', async ({ expect }) => {
    const backend = await startHeldBackend();
    const site = await startSite({
      ...realBackend(backend.origin),
      COMPANION_STOP_NOTICE_MS: '60000',
    });
    const inFlight = expect(get(site.origin, '/game-library')).rejects.toThrow();
    await backend.firstCall;
    const ended = site.stop();
    await stopping(site);
    process.kill(site.pid, 'SIGINT');
    expect(await ended).toBe(1);
    await inFlight;
    backend.stop();
  });
});
