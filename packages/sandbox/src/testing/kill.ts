import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerFrame } from '@companion/sdk/contract';
import { WebSocket } from 'ws';
import { startSandbox } from './process.ts';
import { TEST_CONTENT } from './test-content.ts';

export interface KillReport {
  rounds: number;
  /** Acknowledged messages of all rounds. */
  acknowledged: number;
  removals: { done: number; undone: number };
  /** Client ids of acknowledged messages that were lost. */
  lost: string[];
  /** Users with some rows deleted and some left. */
  half_removed: string[];
  slowest_start_ms: number;
}

const JSON_TYPE = { 'content-type': 'application/json' };
/** Time from the first acknowledged message to the kill (ms). */
const LIFE_MS = { shortest: 20, longest: 220 };

/** Kills the sandbox while one user writes and another removes the account, restarts it, and checks the rows. */
export async function killRounds(data: string, rounds: number): Promise<KillReport> {
  const report: KillReport = {
    rounds,
    acknowledged: 0,
    removals: { done: 0, undone: 0 },
    lost: [],
    half_removed: [],
    slowest_start_ms: 0,
  };
  let running = await startSandbox(data, TEST_CONTENT);
  const { characterId, writer } = await prepare(running.port);
  const acknowledged = new Set<string>();

  for (let round = 0; round < rounds; round += 1) {
    const leaving = await leavingUser(running.port, round);
    const stopWriting = new AbortController();
    const firstAck = Promise.withResolvers<void>();
    const writing = write(
      running.port,
      writer,
      characterId,
      `round-${round}`,
      (id) => {
        acknowledged.add(id);
        firstAck.resolve();
      },
      stopWriting.signal,
    );
    await Promise.race([firstAck.promise, writing]);
    await sleep(randomInt(LIFE_MS.shortest, LIFE_MS.longest));
    // Both fail when the process is killed.
    const ended = Promise.allSettled([writing, leave(running.port, leaving)]);
    await sleep(randomInt(0, 4));
    await running.stop('SIGKILL');
    stopWriting.abort();
    await ended;

    running = await startSandbox(data, TEST_CONTENT);
    report.slowest_start_ms = Math.max(report.slowest_start_ms, running.startedIn);
    const rows = rowsOf(data, leaving.userId);
    if (rows.users === 0 && rows.sessions === 0) report.removals.done += 1;
    else if (rows.users === 1 && rows.sessions === 1) report.removals.undone += 1;
    else report.half_removed.push(leaving.userId);
  }
  await running.stop();

  const kept = clientIds(data);
  report.acknowledged = acknowledged.size;
  report.lost = [...acknowledged].filter((id) => !kept.has(id));
  return report;
}

interface LoggedIn {
  token: string;
  userId: string;
}

interface LeavingUser extends LoggedIn {
  ticket: string;
}

async function call<T>(port: number, path: string, body?: unknown, token?: string): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { ...JSON_TYPE, ...(token && { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  return (await response.json().catch(() => ({}))) as T;
}

async function login(port: number, phone: string): Promise<LoggedIn> {
  await call(port, '/sandbox/reset', { only: 'limits' });
  const { lot_number } = await call<{ lot_number: string }>(port, '/sandbox/captcha', { phone });
  const { x } = await call<{ x: number }>(port, `/sandbox/captcha/${lot_number}`);
  const { result } = await call<{ result: object }>(port, '/sandbox/captcha/answer', {
    lot_number,
    x,
  });
  const who = { country_code: '86', phone };
  await call(port, '/api/users/send_phone_verification_code_captcha', { ...who, ...result });
  const { payload } = await call<{ payload: { access_token: string; web_user_id: string } }>(
    port,
    '/api/users/login_register_share_no_invitation_code',
    { ...who, phone_verify_code: await lastCode(port, phone), source: '' },
  );
  return { token: payload.access_token, userId: payload.web_user_id };
}

async function lastCode(port: number, phone: string): Promise<string> {
  const [newest] = await call<{ code: string }[]>(port, `/sandbox/outbox?phone=${phone}`);
  return newest?.code ?? '';
}

async function prepare(port: number) {
  const writer = await login(port, '13800000000');
  const { payload } = await call<{ payload: { items: { id: string }[] } }>(
    port,
    '/api/character/get_official_character_list',
  );
  const characterId = payload.items[0]?.id;
  if (!characterId) throw new Error('no companion to write to');
  return { writer, characterId };
}

/** A user with a ticket to remove the account. */
async function leavingUser(port: number, round: number): Promise<LeavingUser> {
  const phone = `1590000${String(round % 10_000).padStart(4, '0')}`;
  const visitor = await login(port, phone);
  await call(port, '/sandbox/reset', { only: 'limits' });
  await call(port, '/api/users/send_phone_verification_code_by_user', {}, visitor.token);
  const { payload } = await call<{ payload: { ticket: string } }>(
    port,
    '/api/users/verify_phone_code',
    { phone_verify_code: await lastCode(port, phone) },
    visitor.token,
  );
  return { ...visitor, ticket: payload.ticket };
}

function leave(port: number, { ticket, token }: LeavingUser): Promise<unknown> {
  return call(port, `/api/users/account_delete?ticket=${ticket}`, {}, token);
}

/** Sends a message after each acknowledgement. */
async function write(
  port: number,
  { token }: LoggedIn,
  characterId: string,
  prefix: string,
  onAcknowledged: (clientId: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const { payload } = await call<{ payload: { im_token: string } }>(
    port,
    '/api/im/get_token',
    undefined,
    token,
  );
  const socket = new WebSocket(`ws://127.0.0.1:${port}/sandbox/messaging`);
  socket.on('error', () => undefined);
  await once(socket, 'open', { signal });
  let count = 0;
  const next = () => {
    count += 1;
    const client_id = `${prefix}-${count}`;
    socket.send(
      JSON.stringify({ type: 'send', client_id, character_id: characterId, text: '在吗' }),
    );
  };
  socket.on('message', (raw) => {
    const frame = JSON.parse(String(raw)) as ServerFrame;
    if (frame.type === 'welcome') next();
    if (frame.type === 'ack') {
      onAcknowledged(frame.client_id);
      next();
    }
  });
  socket.send(JSON.stringify({ type: 'hello', im_token: payload.im_token }));
  await once(socket, 'close', { signal });
}

function rowsOf(data: string, userId: string): { users: number; sessions: number } {
  const database = new DatabaseSync(data, { readOnly: true });
  const count = (table: string, column: string) =>
    Number(
      database.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`).get(userId)?.['n'],
    );
  const rows = { users: count('users', 'id'), sessions: count('sessions', 'user_id') };
  database.close();
  return rows;
}

function clientIds(data: string): Set<string> {
  const database = new DatabaseSync(data, { readOnly: true });
  const rows = database.prepare('SELECT client_id FROM messages WHERE client_id IS NOT NULL').all();
  database.close();
  return new Set(rows.map((row) => String(row['client_id'])));
}
