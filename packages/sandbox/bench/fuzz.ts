/** Hostile requests over all endpoints: `node --expose-gc --conditions=@companion/source bench/fuzz.ts [requests] [seed]`. Prints JSON; exit 1 on a failure. */

import { fuzz, hostileRequests } from '../src/testing/fuzz.ts';
import { createTestSandbox } from '../src/testing/sandbox.ts';

const BATCH = 2500;
const requests = Number(process.argv[2] ?? 50_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);

const sandbox = createTestSandbox({ print: () => undefined });
const { token } = await sandbox.login('13800138000');
const heap = () => {
  globalThis.gc?.();
  return Math.round(process.memoryUsage().heapUsed / 1024 / 1024);
};

const statuses: Record<string, number> = {};
const failures: string[] = [];
const heaps: number[] = [];
for (let done = 0; done < requests; done += BATCH) {
  const report = await fuzz(
    sandbox.fetch,
    hostileRequests(Math.min(BATCH, requests - done), seed + done, token),
  );
  for (const [status, count] of Object.entries(report.statuses)) {
    statuses[status] = (statuses[status] ?? 0) + count;
  }
  failures.push(...report.failures);
  heaps.push(heap());
}
await sandbox.close();
process.stdout.write(
  `${JSON.stringify({ requests, seed, statuses, failures: failures.slice(0, 20), heap_mb: { first: heaps[0], last: heaps.at(-1) } }, null, 2)}\n`,
);
process.exitCode = failures.length > 0 ? 1 : 0;
