import { Agent, request } from 'node:http';
import { connect, type TcpNetConnectOpts } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from './measure.ts';

export interface Call {
  path: string;
  method?: 'GET' | 'POST';
  body?: string;
  headers?: Record<string, string>;
}

export interface Latency {
  requests: number;
  per_second: number;
  p50_ms: number;
  p95_ms: number;
  p99_ms: number;
  max_ms: number;
  failures: number;
}

/**
 * Sends requests over `connections` connections, each as soon as the one before is answered. With a `rate`
 * (requests per second) they follow a schedule and are timed from their scheduled start.
 */
export async function load(
  port: number,
  { connections, requests, rate }: { connections: number; requests: number; rate?: number },
  next: (index: number) => Call | Promise<Call>,
): Promise<Latency> {
  // First in, first out: otherwise the server closes an idle connection just when it is reused.
  const agent = new Reader({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' });
  const times: number[] = [];
  let started = 0;
  let failures = 0;
  const begin = performance.now();
  async function caller() {
    while (started < requests) {
      const index = started;
      started += 1;
      const call = await next(index);
      const start = rate ? begin + (index / rate) * 1000 : performance.now();
      const wait = start - performance.now();
      if (wait > 0) await sleep(wait);
      const status = await ask(agent, port, call);
      times.push(performance.now() - start);
      if (status !== 200) failures += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, caller));
  const seconds = (performance.now() - begin) / 1000;
  agent.destroy();
  const at = (share: number) => Math.round(percentile(times, share) * 100) / 100;
  return {
    requests: times.length,
    per_second: Math.round(times.length / seconds),
    p50_ms: at(0.5),
    p95_ms: at(0.95),
    p99_ms: at(0.99),
    max_ms: at(1),
    failures,
  };
}

/**
 * Reads all answers into one buffer. A buffer for each would cost this process garbage collections of 10 ms,
 * which would be measured as slow answers.
 */
class Reader extends Agent {
  readonly #buffer = Buffer.alloc(64 * 1024);

  override createConnection(options: TcpNetConnectOpts) {
    const socket = connect({
      ...options,
      onread: {
        buffer: this.#buffer,
        callback: (length, bytes) => {
          socket.emit('data', bytes.subarray(0, length));
          return true;
        },
      },
    });
    return socket;
  }
}

function ask(
  agent: Agent,
  port: number,
  { path, method = 'GET', body, headers }: Call,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        path,
        method,
        headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      },
      (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
