import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createMessaging, createWebSocketMessaging } from '@companion/sdk/messaging';
import { describe, expect, it } from 'vitest';
import { startCollector } from './collector.ts';
import { logIn } from './log-in.ts';
import { freePort } from './proxied-sites.ts';
import { get } from './raw-requests.ts';
import { hasIPv6, spawnSite, startSite } from './site-process.ts';
import { origin } from './visitor.ts';

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

describe('server log, metrics and traces', () => {
  const PHONE = '13800138000';

  it('contain no token, phone number, code or message', async () => {
    const collector = await startCollector();
    const adminPort = String(await freePort());
    const site = await startSite({
      COMPANION_ADMIN_PORT: adminPort,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    });
    const { client, session, code, answers } = await logIn(site.origin, PHONE);
    const token = session.getSnapshot().userInfo?.access_token ?? '';
    const wrongCode = code === '000000' ? '000001' : '000000';
    await expect(client.users.login({ phone: PHONE, code: wrongCode })).rejects.toThrow();
    const messaging = createMessaging({
      client,
      transport: createWebSocketMessaging({ url: `${site.origin}/sandbox/messaging` }),
      appId: 'companion-web',
    });
    const talk = messaging.conversation('jiu-sheng');
    const leave = talk.subscribe(() => {});
    const words = '我的手机号是';
    talk.send(`${words} ${PHONE}，验证码 ${code}`);
    await expect.poll(() => talk.getSnapshot().messages.at(-1)?.author).toBe('character');
    leave();
    messaging.close();
    const bearer = { Authorization: `Bearer ${token}` };
    for (const path of ['/game-library', '/nowhere', '/api/nowhere', '/api/im/history_messages'])
      await get(site.origin, `${path}?token=${token}&phone=${PHONE}`, 'desktop', bearer);
    session.logout();
    const metrics = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text();
    // The last spans are sent at the stop.
    await site.stop();
    collector.close();

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
    expect(metrics).toContain('route="game-library"');
    expect(collector.sent()).toContain('GET game-library');
    for (const secret of [PHONE, code, wrongCode, token, words, ...passes]) {
      // Not as a part of a longer number: figures and times have many digits.
      const alone = new RegExp(`(?<![\\w.])${secret}(?!\\w)`);
      for (const told of [log, metrics, collector.sent()]) expect(told).not.toMatch(alone);
    }
  });
});
