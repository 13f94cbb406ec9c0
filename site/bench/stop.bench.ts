/** Stops the site under load, and measures what visitors and load balancers notice. The site must be built. */
import { measured } from '../../.ci/bench/measure.ts';
import { startSite } from '../e2e/site-process.ts';
import { type Stop, stopUnderLoad } from '../e2e/stop-under-load.ts';

const ROUNDS = 5;

const stops: Stop[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const stop = await stopUnderLoad(await startSite({ COMPANION_STOP_NOTICE_MS: '1000' }));
  for (const failure of stop.failures) process.stdout.write(`${failure}\n`);
  stops.push(stop);
}
const longest = (of: (stop: Stop) => number) => Math.max(...stops.map(of));
const sum = (of: (stop: Stop) => number) => stops.reduce((all, stop) => all + of(stop), 0);

measured(
  `requests in ${ROUNDS} stops`,
  sum(({ requests }) => requests),
  '',
);
measured(
  'failed',
  sum(({ failures }) => failures.length),
  '',
  { atMost: 0 },
);
measured(
  'until /healthz says 503, longest',
  longest(({ healthMs }) => healthMs),
  'ms',
  { atMost: 100 },
);
measured(
  'until an idle connection is closed, longest',
  longest(({ idleMs }) => idleMs),
  'ms',
);
measured(
  'until the exit with calls of 3 s in flight, longest',
  longest(({ exitMs }) => exitMs),
  'ms',
  { atMost: 10_000 },
);
