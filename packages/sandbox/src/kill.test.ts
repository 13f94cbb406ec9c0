import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { killRounds } from './testing/kill.ts';

test('a kill while writing loses no acknowledged message', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'companion-kill-'));
  const report = await killRounds(join(folder, 'sandbox.sqlite'), 2);
  rmSync(folder, { recursive: true });
  expect(report.lost).toEqual([]);
  expect(report.half_removed).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(0);
});
