/** kill -9 under write load. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measured } from '../../../.ci/bench/measure.ts';
import { killRounds } from '../src/testing/kill.ts';

const ROUNDS = 100;
const folder = mkdtempSync(join(tmpdir(), 'companion-kill-'));
const report = await killRounds(join(folder, 'sandbox.sqlite'), ROUNDS);
rmSync(folder, { recursive: true });
measured('kill -9 under write load', report.rounds, 'times');
measured('acknowledged messages', report.acknowledged, '');
measured('lost messages', report.lost.length, '', { atMost: 0 });
measured('half removed accounts', report.half_removed.length, '', { atMost: 0 });
