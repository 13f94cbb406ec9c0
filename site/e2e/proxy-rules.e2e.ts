import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, hasNginx, startNginx } from './proxied-sites.ts';

const isHere = hasNginx();
if (!isHere) process.stdout.write('skipped: rules of nginx, which is not on the PATH\n');

type Answer = (path: string, response: ServerResponse) => void;

const missing: Answer = (_, response) =>
  response.writeHead(404, { 'Cache-Control': 'no-store' }).end();

/** A server in place of a copy of the site. */
async function standIn() {
  const copy = {
    answer: missing,
    port: 0,
    stop: () => server.close(),
  };
  const server = createServer((request, response) => copy.answer(request.url ?? '', response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  copy.port = (server.address() as AddressInfo).port;
  return copy;
}

describe.runIf(isHere)('rules of deploy/nginx.conf', () => {
  let copies: [Awaited<ReturnType<typeof standIn>>, Awaited<ReturnType<typeof standIn>>];
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    copies = [await standIn(), await standIn()];
    nginx = await startNginx([copies[0].port, copies[1].port]);
  });
  afterAll(async () => {
    await nginx.stop();
    for (const copy of copies) copy.stop();
  });

  /** Sets how both copies answer from now on. */
  const answerBy = (answer: Answer) => {
    for (const copy of copies) copy.answer = answer;
  };
  /** A page that the proxy keeps for a second. */
  const brief: Answer = (_, response) =>
    response.setHeader('Cache-Control', 'public, max-age=0, s-maxage=1').end('a page');
  /** Asks until the proxy asks a copy again. Returns what it answers then. */
  async function afterItsTime(path: string) {
    let last = await ask(nginx.origin, path);
    await expect
      .poll(async () => {
        last = await ask(nginx.origin, path);
        return last.headers['x-cache'];
      })
      .not.toBe('HIT');
    return last;
  }

  it('shows the 404 of a page that was removed to the first visitor after its time', async () => {
    const path = '/en/game-library/removed';
    answerBy(brief);
    expect((await ask(nginx.origin, path)).status).toBe(200);
    answerBy(missing);
    expect((await afterItsTime(path)).status).toBe(404);
    expect((await ask(nginx.origin, path)).status).toBe(404);
  });

  it.each([429, 503])('shows its old page in place of a %s', async (status) => {
    const path = `/en/game-library/refused-${status}`;
    answerBy(brief);
    expect((await ask(nginx.origin, path)).status).toBe(200);
    answerBy((_, response) => response.writeHead(status, { 'Cache-Control': 'no-store' }).end());
    expect(await afterItsTime(path)).toMatchObject({ status: 200, body: 'a page' });
  });

  it('reads a user agent as far as a copy does', async () => {
    answerBy((_, response) => response.end(response.req.headers['x-companion-device']));
    const deviceOf = async (userAgent: string) =>
      (await ask(nginx.origin, '/healthz', { 'User-Agent': userAgent })).body;
    expect(await deviceOf(`iPhone ${'x'.repeat(9_000)}`)).toBe('mobile');
    expect(await deviceOf(`${'x'.repeat(500)} iPhone`)).toBe('desktop');
    expect(await deviceOf('')).toBe('desktop');
  });

  it.each([
    ['/', 'en'],
    ['//?a=b', 'en'],
    ['/activity', 'zh'],
    ['/ja', 'zh'],
  ])('follows the language cookie on the home page alone: %s', async (path, language) => {
    answerBy((_, response) => response.end(response.req.headers['x-companion-language']));
    const cookie = { Cookie: 'a=b; companion-language=en' };
    expect((await ask(nginx.origin, path, cookie)).body).toBe(language);
  });

  it('keeps the trace of a visitor from a copy', async () => {
    answerBy((_, response) => response.end(response.req.headers['traceparent'] ?? 'none'));
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    expect((await ask(nginx.origin, '/healthz', { traceparent })).body).toBe('none');
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br ; q=0.000, gzip;q=0', ''],
    ['identity', ''],
  ])('asks a copy for an encoding that the visitor takes: %s', async (accepted, asked) => {
    answerBy((_, response) => response.end(response.req.headers['accept-encoding']));
    const { body } = await ask(nginx.origin, '/healthz', { 'Accept-Encoding': accepted });
    expect(body).toBe(asked);
  });

  it.each([2_000, 3_000, 8_000])('takes a query of %s characters', async (length) => {
    const path = `/?click=${'a'.repeat(length)}`;
    answerBy((_, response) =>
      response.setHeader('Content-Security-Policy', 'a'.repeat(2_000)).end('a page'),
    );
    expect((await ask(nginx.origin, path)).status).toBe(200);
    answerBy((_, response) => response.writeHead(302, { Location: `/m${path}` }).end());
    const { status, headers } = await ask(nginx.origin, path);
    expect(status).toBe(302);
    expect(headers.location).toBe(`/m${path}`);
  });

  it('gets the files of either build while one copy runs the next one', async () => {
    const builds = ['f1', 'f2'];
    for (const [which, copy] of copies.entries())
      copy.answer = (path, response) => {
        if (path.startsWith(`/assets/${builds[which]}`)) response.end(path);
        else missing(path, response);
      };
    for (const build of builds)
      for (let file = 0; file < 8; file += 1)
        expect((await ask(nginx.origin, `/assets/${build}-${file}.js`)).status).toBe(200);
    expect((await ask(nginx.origin, '/assets/of-no-build.js')).status).toBe(404);
  });
});
