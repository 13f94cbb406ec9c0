import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createContentChanges } from './content-changes.ts';
import { createMetrics } from './metrics.ts';
import { serve } from './serve.ts';
import { StartError } from './start-error.ts';

it('names the setting of the port that is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const start = (ports: { port: number; adminPort?: number }) =>
    serve({
      host: '127.0.0.1',
      stopNoticeMs: 0,
      build: { id: 'test', builtAt: '2026-11-28T00:00:00.000Z' },
      files: import.meta.dirname,
      render: () => Promise.reject(new Error('no page is asked for')),
      pageQuery: () => new URLSearchParams(),
      pageHeaders: [],
      variantOf: () => '',
      metrics: createMetrics(),
      changes: createContentChanges(),
      ...ports,
    });
  await expect(start({ port })).rejects.toEqual(
    new StartError(`PORT ${port} is taken: name another one`),
  );
  await expect(start({ port: 0, adminPort: port })).rejects.toEqual(
    new StartError(`COMPANION_ADMIN_PORT ${port} is taken: name another one`),
  );
});
