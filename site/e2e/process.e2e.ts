import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createMessaging, createSandboxMessaging } from '@companion/sdk';
import { describe, expect, it } from 'vitest';
import { startHeldBackend } from './held-backend.ts';
import { logIn } from './log-in.ts';
import { get, silentPeer } from './raw-requests.ts';
import { hasIPv6, spawnSite, startSite } from './site-process.ts';
import { origin } from './visitor.ts';

describe('graceful stop', () => {
  it('finishes requests in flight and exits with 0', async () => {
    const backend = await startHeldBackend();
    const site = await startSite({
      COMPANION_API_BASE: backend.origin,
      COMPANION_STOP_NOTICE_MS: '5000',
    });
    const peers = await Promise.all(
      ['', 'GET / HT', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '].map((words) =>
        silentPeer(site.origin, words),
      ),
    );
    const inFlight = get(site.origin, '/game-library?genre=slow');
    await backend.firstCall;
    const ended = site.stop();
    // Health checks and new requests learn of the stop, as soon as the signal arrives.
    let health = await get(site.origin, '/healthz');
    while (health.status === 200) health = await get(site.origin, '/healthz');
    expect(health.status).toBe(503);
    expect(health.headers.get('connection')).toBe('close');
    const late = await get(site.origin, '/about-us');
    expect(late.status).toBe(200);
    expect(late.headers.get('connection')).toBe('close');
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

  it('exits with 0 although a request never ends, and says so', async () => {
    const backend = await startHeldBackend();
    const site = await startSite({ COMPANION_API_BASE: backend.origin });
    const inFlight = expect(get(site.origin, '/game-library')).rejects.toThrow();
    await backend.firstCall;
    expect(await site.stop()).toBe(0);
    expect(site.said()).toContain('unanswered requests at the stop: 1\n');
    await inFlight;
    backend.stop();
  });

  it('does not wait for an open chat', async () => {
    const site = await startSite();
    const { client } = await logIn(site.origin, '13800138000');
    const messaging = createMessaging({
      client,
      transport: createSandboxMessaging({ baseUrl: site.origin }),
      appId: 'companion-web',
    });
    const talk = messaging.conversation('jiu-sheng');
    talk.subscribe(() => {});
    await expect.poll(() => talk.getSnapshot().connection).toBe('open');
    expect(await site.stop()).toBe(0);
    // The limit for requests in flight was not reached.
    expect(site.said()).not.toContain('unanswered');
    messaging.close();
  });
});

/** Returns the error output of a site that can't start. */
async function lastWords(env: Record<string, string>): Promise<string> {
  const child = spawnSite(env);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (words: string) => {
    said += words;
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  return said;
}

it('exits with one line when the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await lastWords({ PORT: String(port) })).toBe(`PORT ${port} is taken: name another one\n`);
  other.close();
});

it.each(['203.0.113.7', 'nowhere.invalid'])('exits with one line when HOST is %s', async (host) => {
  const said = await lastWords({ HOST: host, SANDBOX_PUBLIC: '1' });
  expect(said).toMatch(new RegExp(`^HOST takes an address of this machine, not "${host}": .+\n$`));
});

it.runIf(hasIPv6())('prints a usable IPv6 address', async () => {
  const site = await startSite({ HOST: '::1' });
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
  await site.stop();
});

it('serves third-party licences', async () => {
  const [code, drawn] = await Promise.all(
    ['third-party-licences', 'font-and-icon-licences'].map(async (name) =>
      (await get(origin(), `/${name}.txt`)).text(),
    ),
  );
  expect(code).toMatch(/^## react-router .*MIT/m);
  expect(drawn).toContain('SIL OPEN FONT LICENSE');
});

it('has one stylesheet, which pages link', async () => {
  const html = await (await get(origin(), '/')).text();
  const linked = [...html.matchAll(/<link[^>]* rel="stylesheet"[^>]* href="([^"]*)"/g)];
  const assets = path.resolve(import.meta.dirname, '../build/client/assets');
  const built = readdirSync(assets).filter((file) => file.endsWith('.css'));
  expect(built.map((file) => `/assets/${file}`)).toEqual(linked.map(([, href]) => href));
});

describe('server log', () => {
  const PHONE = '13800138000';

  it('contains no token, phone number or code', async () => {
    const site = await startSite();
    const { client, session, code, answers } = await logIn(site.origin, PHONE);
    const token = session.getSnapshot().userInfo?.access_token ?? '';
    const wrongCode = code === '000000' ? '000001' : '000000';
    await expect(client.users.login({ phone: PHONE, code: wrongCode })).rejects.toThrow();
    const messaging = createMessaging({
      client,
      transport: createSandboxMessaging({ baseUrl: site.origin }),
      appId: 'companion-web',
    });
    const talk = messaging.conversation('jiu-sheng');
    const leave = talk.subscribe(() => {});
    talk.send(`我的手机号是 ${PHONE}，验证码 ${code}`);
    await expect.poll(() => talk.getSnapshot().messages.at(-1)?.author).toBe('character');
    leave();
    messaging.close();
    const bearer = { Authorization: `Bearer ${token}` };
    for (const path of ['/game-library', '/nowhere', '/api/nowhere', '/api/im/history_messages'])
      await get(site.origin, `${path}?token=${token}&phone=${PHONE}`, 'desktop', bearer);
    session.logout();
    await site.stop();

    const passes = (await Promise.all(answers.map((answer) => answer.text()))).flatMap(
      (body) => /"im_token":"([^"]+)"/.exec(body)?.[1] ?? [],
    );
    expect(passes).toHaveLength(1);
    const log = site
      .said()
      .split('\n')
      // The sandbox prints each SMS for those who try it out.
      .filter((line) => !line.startsWith(`[SMS → ${PHONE}]`))
      .join('\n');
    expect(log).toContain('"event":"login"');
    for (const secret of [PHONE, code, wrongCode, token, ...passes])
      expect(log).not.toContain(secret);
  });
});
