import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, freePort } from './proxied-sites.ts';
import { type RealBackend, startRealBackend } from './real-backend.ts';
import { realBackend, type SiteProcess, startSite } from './site-process.ts';

describe('a site that is watched', () => {
  let backend: RealBackend;
  let admin: string;
  let site: SiteProcess;
  /** Answers of the backend by path. */
  const bodies: Record<string, unknown> = {};

  beforeAll(async () => {
    backend = await startRealBackend(bodies);
    const port = await freePort();
    admin = `http://127.0.0.1:${port}`;
    site = await startSite({
      ...realBackend(backend.origin),
      COMPANION_ADMIN_PORT: String(port),
      COMPANION_TRUSTED_PROXY: '127.0.0.1',
    });
  });
  afterAll(async () => {
    await site.stop();
    await backend.close();
  });

  const purge = (keys: string[]) =>
    fetch(`${admin}/purge`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ keys }),
    });
  const metrics = async () => (await fetch(`${admin}/metrics`)).text();

  it('serves its metrics on their own port only', async () => {
    await ask(site.origin, '/en/game-library');
    const text = await metrics();
    expect(text).toContain(
      'companion_request_seconds_count{route="game-library",status="200"} 1\n',
    );
    expect(text).toContain(
      'companion_backend_call_seconds_count{path="/api/visitor/game/list",outcome="ok"} 1\n',
    );
    expect((await ask(site.origin, '/metrics')).status).toBe(404);
    const posted = await fetch(`${site.origin}/purge`, { method: 'POST', body: '{"all":true}' });
    expect(posted.status).toBe(405);
  });

  it('names what a page shows, and renders it anew when that is purged', async () => {
    const address = '/game-library/nine-bells';
    const { headers } = await ask(site.origin, address);
    const keys = String(headers['surrogate-key']).split(' ');
    expect(keys).toContain('game/nine-bells');
    expect(headers['cache-tag']).toBe(keys.join(','));
    const calls = () =>
      backend.asked.filter(({ path }) => path === '/api/visitor/game/detail').length;
    const before = calls();
    await ask(site.origin, address);
    expect(calls()).toBe(before);
    expect((await purge(['game/nine-bells'])).status).toBe(204);
    await ask(site.origin, address);
    expect(calls()).toBe(before + 1);
    const home = String((await ask(site.origin, '/')).headers['surrogate-key']).split(' ');
    expect(home).toEqual(expect.arrayContaining(['companions', 'games', 'activities']));
  });

  it('varies by what an edge can key on', async () => {
    const edge = (device: string, language: string) => ({
      'X-Companion-Device': device,
      'X-Companion-Language': language,
      Cookie: 'companion-language=ja',
    });
    const desktop = await ask(site.origin, '/', edge('desktop', 'zh'));
    expect(desktop.status).toBe(200);
    expect(desktop.headers.vary?.split(', ').sort()).toEqual([
      'Accept-Encoding',
      'X-Companion-Device',
      'X-Companion-Language',
    ]);
    const phone = await ask(site.origin, '/', edge('mobile', 'zh'));
    expect([phone.status, phone.headers.location]).toEqual([302, '/m']);
    const english = await ask(site.origin, '/', edge('desktop', 'en'));
    expect([english.status, english.headers.location]).toEqual([302, '/en']);
    // A visitor without an edge gets the whole list.
    expect((await ask(site.origin, '/activity')).headers.vary).toContain('User-Agent');
  });

  it('lets shared caches send a stale page while it is rendered and while the site fails', async () => {
    const { headers } = await ask(site.origin, '/activity');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30, no-transform');
    expect(headers['cdn-cache-control']).toBe(
      'max-age=30, stale-while-revalidate=86400, stale-if-error=86400',
    );
  });

  it('hands the trace of the first visitor to the backend', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    await ask(site.origin, '/ja/game-library', { traceparent });
    const sent = () => backend.asked.map(({ headers }) => headers.get('traceparent'));
    expect(sent().filter(Boolean)).toEqual([traceparent]);
    await ask(site.origin, '/ja/activity', { traceparent: 'not a trace' });
    expect(sent().filter(Boolean)).toEqual([traceparent]);
  });

  it('shows the id of a failed request that its log has, and no secret', async () => {
    const secrets = ['13800138000', 'secret-token', '246810'];
    bodies['/api/visitor/game/entity/detail'] = { error_code: 50000, error_message: 'no' };
    const [phone, token, code] = secrets;
    const path = `/game-library/role-Info-${phone}?token=${token}&code=${code}&searchValue=${phone}`;
    const { status, headers, body } = await ask(site.origin, path, {
      Authorization: `Bearer ${token}`,
      Cookie: `session=${token}`,
    });
    expect(status).toBe(503);
    const id = String(headers['x-request-id']);
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(body.replaceAll('<!-- -->', '')).toContain(`请求编号：${id}`);
    const lines = site
      .said()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    const line = lines.map((one) => JSON.parse(one)).find(({ request_id }) => request_id === id);
    expect(line).toMatchObject({
      event: 'request_failed',
      method: 'GET',
      route: 'game-library-role-Info-id',
      status: 503,
    });
    const watched = `${lines.join('\n')}\n${await metrics()}`;
    for (const secret of secrets) expect(watched).not.toContain(secret);
  });
});
