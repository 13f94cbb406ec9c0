import { expect, test, vi } from 'vitest';
import { fuzz, hostileRequests } from './testing/fuzz.ts';
import { createTestSandbox } from './testing/sandbox.ts';

// Every slider is really drawn, on machines that have other things to do.
vi.setConfig({ testTimeout: 60_000 });

test('no hostile field, body or header makes a 5xx', async () => {
  const sandbox = createTestSandbox();
  const { token } = await sandbox.login('13800138000');
  const report = await fuzz(sandbox.fetch, hostileRequests(1500, 20_261_120, token));
  expect(report.failures).toEqual([]);
  expect(Object.keys(report.statuses)).toContain('400');
  expect(report.statuses['200']).toBeGreaterThan(300);
  await sandbox.close();
});
