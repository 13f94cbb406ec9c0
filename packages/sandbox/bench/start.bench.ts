/** Cold start (empty store) and warm start (content is stored). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measured, percentile } from '../../../.ci/bench/measure.ts';
import { startSandbox } from '../src/testing/process.ts';

const ROUNDS = 5;
const cold: number[] = [];
const warm: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const folder = mkdtempSync(join(tmpdir(), 'companion-start-'));
  for (const times of [cold, warm]) {
    const running = await startSandbox(join(folder, 'sandbox.sqlite'));
    times.push(running.startedIn);
    await running.stop();
  }
  rmSync(folder, { recursive: true });
}
measured('cold start with all content loaded', percentile(cold, 0.5), 'ms', { atMost: 1000 });
measured('warm start', percentile(warm, 0.5), 'ms');
