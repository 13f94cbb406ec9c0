import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { userAgents } from './devices.ts';
import { logIn } from './log-in.ts';
import { get, orderFault, silentPeer } from './raw-requests.ts';
import type { SiteProcess } from './site-process.ts';

const PER_SECOND = 100;
const SLOW_CALLS = 5;
const SLOW_MS = 3_000;
/** After the signal: a load balancer checks the health twice a second, half as long as the site goes on answering. */
const LAST_REQUEST_MS = 500;
const ADDRESSES = ['/about-us', '/en/game-library', '/ja/activity'];

export interface Stop {
  requests: number;
  failures: string[];
  /** Until `/healthz` answers 503, ms. */
  healthMs: number;
  /** Until an idle connection is closed, ms. */
  idleMs: number;
  /** Close code of an open talk. */
  talkCode: number;
  exitCode: number;
  exitMs: number;
}

/**
 * Stops a site to which 100 requests a second come, with slow calls in flight, an idle connection, a peer that never
 * ends its request, and an open talk. The site must have a notice period of at least a second.
 */
export async function stopUnderLoad(site: SiteProcess): Promise<Stop> {
  const failures: string[] = [];
  const note = (what: string, outcome: Promise<string | undefined>) =>
    outcome.then((failure) => {
      if (failure !== undefined) failures.push(`${what}: ${failure}`);
    });
  const pending: Promise<void>[] = [];

  const talk = await openTalk(site.origin, '13800138000');
  const talkClosed = once(talk, 'close') as Promise<[CloseEvent]>;
  const idle = await silentPeer(site.origin, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(idle, 'data');
  const slowloris = await silentPeer(site.origin, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  const drip = setInterval(() => slowloris.write('a'), 200);

  const fault = { path: '/api/visitor/game/list', delay_ms: SLOW_MS, times: SLOW_CALLS };
  await orderFault(site.origin, fault);
  const slowCall = async () => {
    const answer = await get(site.origin, '/api/visitor/game/list');
    const { error_code } = (await answer.json()) as { error_code: number };
    return answer.status === 200 && error_code === 0 ? undefined : `status ${answer.status}`;
  };
  for (let call = 0; call < SLOW_CALLS; call += 1)
    pending.push(note('slow call', slowCall().catch(String)));

  const agent = new Agent({ keepAlive: true });
  let requests = 0;
  const load = setInterval(() => {
    const path = ADDRESSES[requests % ADDRESSES.length] ?? '/';
    requests += 1;
    pending.push(note(path, ask(agent, site.origin, path)));
  }, 1_000 / PER_SECOND);
  await sleep(1_000);

  const begin = performance.now();
  const since = () => performance.now() - begin;
  const idleClosed = once(idle, 'close').then(since);
  setTimeout(() => clearInterval(load), LAST_REQUEST_MS);
  const exited = site.stop().then((code) => ({ code, ms: since() }));
  while ((await get(site.origin, '/healthz')).status === 200) await sleep(5);
  const healthMs = since();
  const [{ code: talkCode }] = await talkClosed;
  const exit = await exited;
  await Promise.all(pending);
  clearInterval(drip);
  slowloris.destroy();
  agent.destroy();
  return {
    requests,
    failures,
    healthMs,
    idleMs: await idleClosed,
    talkCode,
    exitCode: exit.code,
    exitMs: exit.ms,
  };
}

/** Opens the messaging socket of a user and waits for its first frame. */
export async function openTalk(origin: string, phone: string): Promise<WebSocket> {
  const { client } = await logIn(origin, phone);
  const { im_token } = await client.im.getToken({ app_id: 'companion-web' });
  const socket = new WebSocket(`${origin}/sandbox/messaging`.replace(/^http/, 'ws'));
  await once(socket, 'open');
  const welcome = once(socket, 'message');
  socket.send(JSON.stringify({ type: 'hello', im_token }));
  await welcome;
  return socket;
}

/** Asks for a page, and returns what failed. */
function ask(agent: Agent, origin: string, path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const headers = { 'User-Agent': userAgents.desktop };
    const call = request(`${origin}${path}`, { agent, headers }, (answer) => {
      answer.resume().on('close', () => {
        const isWhole = answer.statusCode === 200 && answer.complete;
        resolve(isWhole ? undefined : `status ${answer.statusCode}, whole: ${answer.complete}`);
      });
    });
    call.on('error', (error: NodeJS.ErrnoException) => {
      // A server may close an idle connection when a request is on its way. Clients then send it again.
      const isToRepeat = call.reusedSocket && error.code === 'ECONNRESET';
      resolve(isToRepeat ? ask(agent, origin, path) : String(error));
    });
    call.end();
  });
}
