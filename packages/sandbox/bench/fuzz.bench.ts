/** Hostile requests to all calls: no 5xx, no growing memory. */
import { measured } from '../../../.ci/bench/measure.ts';
import { fuzz, hostileRequests } from '../src/testing/fuzz.ts';
import { createTestSandbox } from '../src/testing/sandbox.ts';

const REQUESTS = 50_000;
const BATCH = 2500;
const seed = Date.now() % 1_000_000;

const sandbox = createTestSandbox({ print: () => undefined });
const { token } = await sandbox.login('13800138000');
const heap = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1024 / 1024;
};

const failures: string[] = [];
const heaps: number[] = [];
for (let done = 0; done < REQUESTS; done += BATCH) {
  const report = await fuzz(sandbox.fetch, hostileRequests(BATCH, seed + done, token));
  failures.push(...report.failures);
  heaps.push(heap());
}
await sandbox.close();
for (const failure of failures.slice(0, 20)) process.stdout.write(`${failure}\n`);
measured(`hostile requests, seed ${seed}`, REQUESTS, '');
measured('failed (5xx, no JSON or no answer)', failures.length, '', { atMost: 0 });
measured('growth of the heap', (heaps.at(-1) ?? 0) - (heaps[1] ?? 0), 'MB', {
  atMost: 10,
});
