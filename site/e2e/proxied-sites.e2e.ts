import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userAgents } from './devices.ts';
import { ask, freePort, hasNginx, startLoad, startNginx } from './proxied-sites.ts';
import { type RealBackend, startRealBackend } from './real-backend.ts';
import { realBackend, type SiteProcess, startSite } from './site-process.ts';

const VISITORS = 8;
const isHere = hasNginx();
if (!isHere) process.stdout.write('skipped: two copies behind nginx, which is not on the PATH\n');

describe.runIf(isHere)('two copies behind nginx', () => {
  let backend: RealBackend;
  let ports: [number, number];
  let copies: [SiteProcess, SiteProcess];
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  const startCopy = (port: number) =>
    startSite({
      ...realBackend(backend.origin),
      PORT: String(port),
      COMPANION_TRUSTED_PROXY: '127.0.0.1',
      // As in production: nginx learns of the stop.
      COMPANION_STOP_NOTICE_MS: '1000',
    });

  beforeAll(async () => {
    backend = await startRealBackend();
    ports = [await freePort(), await freePort()];
    copies = await Promise.all([startCopy(ports[0]), startCopy(ports[1])]);
    nginx = await startNginx(ports);
  });
  afterAll(async () => {
    await nginx.stop();
    await Promise.all(copies.map((copy) => copy.stop()));
    await backend.close();
  });

  it('restarts one copy after the other without a failed request', async () => {
    const load = startLoad(nginx.origin, VISITORS);
    for (const which of [0, 1] as const) {
      await expect.poll(load.asked).toBeGreaterThan(VISITORS);
      expect(await copies[which].stop()).toBe(0);
      copies[which] = await startCopy(ports[which]);
    }
    const { asked, failures } = await load.stop();
    expect(failures).toEqual([]);
    expect(asked).toBeGreaterThan(4 * VISITORS);
  });

  it('sends the same page from both copies', async () => {
    for (const address of ['/', '/en/game-library', '/m/game-partner']) {
      const [one, other] = await Promise.all(copies.map(({ origin }) => ask(origin, address)));
      expect(one?.status).toBe(address.startsWith('/m') ? 302 : 200);
      expect(one?.headers.etag).toBe(other?.headers.etag);
      expect(one?.body).toBe(other?.body);
    }
  });

  it('answers from the cache of the proxy', async () => {
    const address = '/game-partner?searchValue=cached';
    expect((await ask(nginx.origin, address)).headers['x-cache']).toBe('MISS');
    expect((await ask(nginx.origin, address)).headers['x-cache']).toBe('HIT');
  });

  it('asks a copy each time for an answer that is never kept', async () => {
    for (const address of ['/healthz', '/builds/latest.json', '/service-worker.js'])
      for (const _ of ['first', 'second'])
        expect((await ask(nginx.origin, address)).headers['x-cache'], address).toBe('MISS');
  });

  it('sends Strict-Transport-Security to visitors by TLS only, whoever filled the cache', async () => {
    const hsts = async (address: string, headers = {}) =>
      (await ask(nginx.origin, address, headers)).headers['strict-transport-security'];
    const byTls = { 'X-Forwarded-Proto': 'https' };
    for (const _ of ['first', 'second']) {
      expect(await hsts('/en/about-us?searchValue=a')).toBeUndefined();
      expect(await hsts('/en/about-us?searchValue=a', byTls)).toBeDefined();
      expect(await hsts('/en/about-us?searchValue=b', byTls)).toBeDefined();
      expect(await hsts('/en/about-us?searchValue=b')).toBeUndefined();
    }
  });

  it('keeps poisoned headers out of the cache', async () => {
    const evil = 'evil.example';
    const address = '/en/game-library?searchValue=poison';
    const poisoned = await ask(nginx.origin, address, {
      Host: evil,
      'X-Forwarded-Host': evil,
      'X-Forwarded-For': evil,
      'X-Forwarded-Proto': evil,
      'X-Original-URL': `/${evil}`,
      'X-Rewrite-URL': `/${evil}`,
      Forwarded: `host=${evil}`,
      Referer: `https://${evil}/`,
      'Accept-Language': evil,
      Authorization: `Bearer ${evil}`,
      Cookie: `companion-language=ja; session=${evil}`,
    });
    const clean = await ask(nginx.origin, address);
    const other = await ask(nginx.origin, `${address}2`);
    for (const { status, headers, body } of [poisoned, clean]) {
      expect(status).toBe(200);
      expect(JSON.stringify(headers) + body).not.toContain(evil);
    }
    expect(clean.body.replaceAll('poison', '')).toBe(other.body.replaceAll(/poison2?/g, ''));
  });

  it('does not mix devices and languages', async () => {
    const answers = new Map<string, string>();
    for (const round of [1, 2])
      for (const [device, agent] of Object.entries(userAgents))
        for (const cookie of ['', 'a=b; companion-language=en', 'companion-language=ja; a=b']) {
          const headers = { 'User-Agent': agent, Cookie: cookie };
          const { status, headers: got, body } = await ask(nginx.origin, '/', headers);
          const answer = `${status} ${got['location'] ?? /<html[^>]*>/.exec(body)?.[0]}`;
          const visitor = `${device} ${cookie}`;
          if (round === 1) answers.set(visitor, answer);
          else expect(answer, visitor).toBe(answers.get(visitor));
        }
    expect(answers.get('desktop a=b; companion-language=en')).toBe('302 /en');
    expect(answers.get('phone companion-language=ja; a=b')).toBe('302 /ja/m');
    expect(answers.get('phone ')).toBe('302 /m');
    expect(answers.get('desktop ')).toMatch(/^200 <html lang="zh/);
  });

  it('loses no request when a copy is killed', async () => {
    const load = startLoad(nginx.origin, VISITORS);
    await expect.poll(load.asked).toBeGreaterThan(2 * VISITORS);
    const before = load.asked();
    copies[0].kill();
    await expect.poll(load.asked).toBeGreaterThan(before + 4 * VISITORS);
    const { failures } = await load.stop();
    expect(failures).toEqual([]);
  });
});
