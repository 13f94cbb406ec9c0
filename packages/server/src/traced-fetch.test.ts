import { expect, it } from 'vitest';
import { tracedFetch } from './traced-fetch.ts';
import { noTracer, type SpanStart, type Tracer } from './tracer.ts';

const PARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const CHILD = '00-0af7651916cd43dd8448eb211c80319c-00f067aa0ba902b7-01';

/** A backend that answers 404, and what it was sent. */
function newBackend() {
  const sent: [input: string, init: RequestInit | undefined][] = [];
  const send = async (input: RequestInfo | URL, init?: RequestInit) => {
    sent.push([String(input), init]);
    return new Response(null, { status: 404 });
  };
  return { sent, send };
}

const traceOf = (init: RequestInit | undefined) => new Headers(init?.headers).get('traceparent');

it('records a call by its path without the query, and the status of its answer', async () => {
  const { sent, send } = newBackend();
  const spans: [start: SpanStart, status: number][] = [];
  const tracer: Tracer = {
    span: (start, work) =>
      work({ traceparent: CHILD, answered: (status) => void spans.push([start, status]) }),
    close: async () => {},
  };
  const address = 'https://api.example/games?keyword=13800138000';
  const call = { method: 'POST', headers: { lan: 'zh' }, body: '{}' };
  const answer = await tracedFetch(send, tracer, PARENT)(address, call);
  expect(answer.status).toBe(404);
  const attributes = { 'http.request.method': 'POST', 'url.path': '/games' };
  expect(spans).toEqual([
    [{ name: 'POST /games', kind: 'client', parent: PARENT, attributes }, 404],
  ]);
  const [input, init] = sent[0]!;
  expect(input).toBe(address);
  expect(init).toMatchObject({ method: 'POST', body: '{}' });
  expect(new Headers(init?.headers).get('lan')).toBe('zh');
  expect(traceOf(init)).toBe(CHILD);
});

it.each([PARENT, undefined])('without a tracer hands the trace %s on', async (parent) => {
  const { sent, send } = newBackend();
  await tracedFetch(send, noTracer, parent)('https://api.example/games');
  expect(traceOf(sent[0]?.[1])).toBe(parent ?? null);
});
