import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Collector, startCollector } from './collector.ts';
import { ask, freePort } from './proxied-sites.ts';
import { type RealBackend, startRealBackend } from './real-backend.ts';
import { realBackend, type SiteProcess, startSite } from './site-process.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const SERVER = 2;
const CLIENT = 3;
const FAILED = 2;

describe('traces', () => {
  const bodies: Record<string, unknown> = {};
  let backend: RealBackend;
  let collector: Collector;
  let site: SiteProcess | undefined;

  beforeAll(async () => {
    backend = await startRealBackend(bodies);
    collector = await startCollector();
  });
  afterEach(async () => {
    await site?.stop();
    site = undefined;
  });
  afterAll(async () => {
    collector.close();
    await backend.close();
  });

  const start = async (env: Record<string, string>) => {
    site = await startSite({
      ...realBackend(backend.origin),
      COMPANION_TRUSTED_PROXY: '127.0.0.1',
      ...env,
    });
    return site;
  };
  const toCollector = () => ({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    OTEL_SERVICE_NAME: 'companion-test',
  });
  /** Stops the site, which sends the last spans. */
  const spansOf = async (trace: string) => {
    expect(await site?.stop()).toBe(0);
    return collector.spans().filter(({ traceId }) => traceId === trace);
  };

  it('hold the request, its render and its calls, and go on at the backend', async () => {
    const { origin } = await start(toCollector());
    const traceparent = `00-${TRACE}-${PARENT}-01`;
    expect((await ask(origin, '/en/game-library', { traceparent })).status).toBe(200);
    const atBackend = backend.asked.findLast(({ path }) => path === '/api/visitor/game/list');
    const spans = await spansOf(TRACE);
    const request = spans.find(({ kind }) => kind === SERVER);
    expect(request).toMatchObject({ name: 'GET game-library', parentSpanId: PARENT });
    const render = spans.find(({ name }) => name === 'render game-library');
    expect(render?.parentSpanId).toBe(request?.spanId);
    const call = spans.find(({ kind }) => kind === CLIENT);
    expect(call).toMatchObject({
      name: 'GET /api/visitor/game/list',
      parentSpanId: render?.spanId,
    });
    expect(atBackend?.headers.get('traceparent')).toBe(`00-${TRACE}-${call?.spanId}-01`);
    expect(collector.sent()).toContain('companion-test');
  });

  it('hold no secret, and mark what failed', async () => {
    const secrets = ['13800138000', 'secret-token', '246810', 'typed words'];
    const [phone, token, code, words] = secrets;
    bodies['/api/visitor/game/entity/detail'] = { error_code: 50000, error_message: words };
    const { origin } = await start(toCollector());
    const trace = TRACE.replace('0', '1');
    const { status } = await ask(
      origin,
      `/game-library/role-Info-${phone}?token=${token}&code=${code}&searchValue=${phone}`,
      {
        Authorization: `Bearer ${token}`,
        Cookie: `session=${token}`,
        traceparent: `00-${trace}-${PARENT}-01`,
        tracestate: `vendor=${code}`,
        baggage: `phone=${phone}`,
      },
    );
    expect(status).toBe(503);
    const request = (await spansOf(trace)).find(({ kind }) => kind === SERVER);
    expect(request?.status.code).toBe(FAILED);
    expect(request?.attributes).toContainEqual({
      key: 'http.response.status_code',
      value: { intValue: 503 },
    });
    const said = `${collector.sent()}\n${site?.said()}`;
    for (const secret of secrets) expect(said).not.toContain(secret);
  });

  it.each([
    ['OTEL_SDK_DISABLED', 'true'],
    ['OTEL_TRACES_EXPORTER', 'none'],
    ['OTEL_TRACES_SAMPLER', 'always_off'],
  ])('are not sent with %s=%s, and go on at the backend', async (name, value) => {
    const { origin } = await start({ ...toCollector(), [name]: value });
    const trace = TRACE.replace('0', '2');
    await ask(origin, '/ja/activity', { traceparent: `00-${trace}-${PARENT}-01` });
    expect(backend.asked.at(-1)?.headers.get('traceparent')).toContain(trace);
    expect(await spansOf(trace)).toEqual([]);
  });

  it('cost no request when the collector is gone', async () => {
    const gone = `http://127.0.0.1:${await freePort()}`;
    const { origin, said } = await start({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: gone });
    expect((await ask(origin, '/en/activity')).status).toBe(200);
    expect(await site?.stop()).toBe(0);
    expect(said()).toMatch(/^traces: the last spans were not sent$/m);
  });
});
