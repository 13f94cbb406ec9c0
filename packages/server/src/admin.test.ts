import { expect, it, vi } from 'vitest';
import { createAdmin } from './admin.ts';
import { createContentChanges } from './content-changes.ts';
import { createMetrics } from './metrics.ts';

function newAdmin() {
  const changes = createContentChanges();
  const heard = vi.fn();
  changes.subscribe(heard);
  const app = createAdmin({ metrics: createMetrics(), changes });
  const purge = async (body: string, type = 'application/json', more = {}) => {
    const headers = { 'Content-Type': type, ...more };
    return (await app.request('/purge', { method: 'POST', headers, body })).status;
  };
  return { app, heard, purge };
}

it('serves metrics in Prometheus’ format', async () => {
  const answer = await newAdmin().app.request('/metrics');
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect(await answer.text()).toContain('# TYPE companion_request_seconds histogram\n');
});

it('passes purged keys on', async () => {
  const { heard, purge } = newAdmin();
  expect(await purge('{"keys":["game/nine-bells"]}')).toBe(204);
  expect(await purge('{"all":true}')).toBe(204);
  expect(heard.mock.calls).toEqual([[['game/nine-bells']], [null]]);
});

it.each(['', 'null', '[]', '{}', '{"keys":"games"}', '{"keys":[1]}', '{"all":1}'])(
  'refuses to purge %j',
  async (body) => {
    const { heard, purge } = newAdmin();
    expect(await purge(body)).toBe(400);
    expect(heard).not.toHaveBeenCalled();
  },
);

it.each(['text/plain', 'application/x-www-form-urlencoded', 'text/plain;application/json'])(
  'refuses %s, which a page of any site can send',
  async (type) => {
    const { heard, purge } = newAdmin();
    expect(await purge('{"all":true}', type)).toBe(415);
    expect(heard).not.toHaveBeenCalled();
  },
);

it.each(['http://evil.example:9090', 'null'])(
  'refuses a page of %s, also where its name leads to this port',
  async (origin) => {
    const { heard, purge } = newAdmin();
    expect(await purge('{"all":true}', 'application/json', { Origin: origin })).toBe(403);
    expect(heard).not.toHaveBeenCalled();
  },
);

it('refuses a long body', async () => {
  const { purge } = newAdmin();
  expect(await purge(JSON.stringify({ keys: ['x'.repeat(100_000)] }))).toBe(413);
});
