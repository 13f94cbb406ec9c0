/** Stops and restarts sites under load, and measures what visitors and load balancers notice. The site must be built. */
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { load } from '../../.ci/bench/load.ts';
import { measured } from '../../.ci/bench/measure.ts';
import { userAgents } from '../e2e/devices.ts';
import { startSite } from '../e2e/site-process.ts';
import { type Stop, stopUnderLoad } from '../e2e/stop-under-load.ts';

const ROUNDS = 5;
/** Requests a second through the proxy, and how many times each copy is restarted meanwhile. */
const PROXY_RATE = 200;
const RESTARTS = 2;
/** Longer than all restarts, s. */
const PROXY_S = 40;
const ADDRESSES = ['/about-us', '/en/game-library', '/ja/activity'];
const headers = { 'user-agent': userAgents.desktop };

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

const start = (port = 0) => startSite({ COMPANION_STOP_NOTICE_MS: '1000', PORT: String(port) });
const copies = [await start(), await start()];
const ports = copies.map(({ origin }) => Number(new URL(origin).port));

/** A proxy without health checks. It asks the other copy only when one takes no connection. */
async function startProxy(agent: Agent | false) {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const ask = (port: number | undefined, other: number | undefined) => {
      const { url, headers } = incoming;
      const options = { host: '127.0.0.1', port, path: url, headers, agent };
      const call = request(options, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502);
        answer.pipe(outgoing);
      }).on('error', ({ code }: NodeJS.ErrnoException) => {
        if (code === 'ECONNREFUSED' && other !== undefined) ask(other, undefined);
        // A server may close an idle connection when a request is on its way. Proxies then send it again.
        else if (code === 'ECONNRESET' && call.reusedSocket) ask(port, other);
        else if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(502).end();
      });
      call.end();
    };
    ask(ports[turn % 2], ports[(turn + 1) % 2]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

for (const [way, agent] of [
  ['a connection each', false],
  ['connections that are kept', new Agent({ keepAlive: true })],
] as const) {
  const proxy = await startProxy(agent);
  const proxied = load(
    (proxy.address() as AddressInfo).port,
    { connections: 64, requests: PROXY_RATE * PROXY_S, rate: PROXY_RATE },
    (index) => ({ path: ADDRESSES[index % ADDRESSES.length] ?? '/', headers }),
  );
  for (let restart = 0; restart < 2 * RESTARTS; restart += 1) {
    await copies[restart % 2]?.stop();
    copies[restart % 2] = await start(ports[restart % 2]);
  }
  const { failures, requests } = await proxied;
  measured(`requests through a proxy, ${way}, ${2 * RESTARTS} restarts`, requests, '');
  measured(`failed, ${way}`, failures, '', { atMost: 0 });
  proxy.close();
  if (agent) agent.destroy();
}
for (const copy of copies) await copy.stop();
