/** A server that stops on a signal, in a process of its own for the test. It prints its port. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stopOnSignal } from './graceful-stop.ts';

const closed: Promise<unknown>[] = [];
const streams: ServerResponse[] = [];
const server = createServer(({ url }, response) => {
  closed.push(once(response, 'close'));
  if (url === '/stream') {
    response.write('begun');
    streams.push(response);
  } else if (url !== '/never') response.end('answer');
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
stopOnSignal(server, {
  noticeMs: 0,
  firstRequestMs: Number(process.argv[2]),
  onStart: () => process.stdout.write('stopping\n'),
  onDrain: () => {
    for (const stream of streams) stream.end();
  },
  // Like a backend that finishes its requests.
  onEnd: async () => {
    await Promise.all(closed);
  },
});
