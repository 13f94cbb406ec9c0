import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { fuzz, fuzzUpgrades, hostileRequests, hostileUpgrades } from './testing/fuzz.ts';
import { createTestSandbox } from './testing/sandbox.ts';

test('hostile fields, bodies and headers cause no 5xx', async () => {
  const sandbox = createTestSandbox();
  const { token } = await sandbox.login('13800138000');
  const report = await fuzz(sandbox.fetch, hostileRequests(1500, 20_261_120, token));
  expect(report.failures).toEqual([]);
  expect(Object.keys(report.statuses)).toContain('400');
  expect(report.statuses['200']).toBeGreaterThan(300);
  await sandbox.close();
});

test('hostile upgrade requests are answered and closed', async () => {
  const sandbox = createTestSandbox();
  const server = createServer((_, response) => response.end());
  server.on('upgrade', (request, socket, head) => {
    if (!sandbox.upgrade(request, socket, head)) socket.destroy();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await fuzzUpgrades(port, hostileUpgrades(300, 20_261_123))).toEqual([]);
  await sandbox.close();
  await once(server.close(), 'close');
});
