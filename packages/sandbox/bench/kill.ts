/**
 * kill -9 under write load: `node --conditions=@companion/source bench/kill.ts [rounds]`. Prints JSON; exit 1
 * when something acknowledged is gone, or an account is half removed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killRounds } from '../src/testing/kill.ts';

const folder = mkdtempSync(join(tmpdir(), 'companion-kill-'));
const report = await killRounds(join(folder, 'sandbox.sqlite'), Number(process.argv[2] ?? 100));
rmSync(folder, { recursive: true });
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
process.exitCode = report.lost.length + report.half_removed.length > 0 ? 1 : 0;
