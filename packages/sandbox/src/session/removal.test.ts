import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../testing/sandbox.ts';
import { MINUTE_MS } from '../time.ts';

const PHONE = '13800138000';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = createTestSandbox();
});
afterEach(() => sandbox.close());

const me = (token: string) => sandbox.call('GET', '/api/users/me/', { token });
const post = (path: string, token: string, body: unknown = {}) =>
  sandbox.call('POST', `/api/users/${path}`, { token, body });

async function ticketOf(token: string, phone = PHONE): Promise<string> {
  sandbox.clock.now += MINUTE_MS;
  await post('send_phone_verification_code_by_user', token);
  const code = await sandbox.lastCode(phone);
  const { json } = await post('verify_phone_code', token, { phone_verify_code: code });
  return json.payload.ticket;
}

test('a fresh code removes the account and all its sessions', async () => {
  const { token, userId } = await sandbox.login(PHONE);
  const ticket = await ticketOf(token);
  expect((await post(`account_delete?ticket=${ticket}`, token)).json.error_code).toBe(0);
  expect((await me(token)).json.error_code).toBe(41001);
  sandbox.clock.now += MINUTE_MS;
  expect((await sandbox.login(PHONE)).userId).not.toBe(userId);
});

test('leaves no row with the user or the number in any table', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'companion-removal-'));
  const data = join(folder, 'sandbox.sqlite');
  await sandbox.close();
  sandbox = createTestSandbox({ data });
  const { token, userId } = await sandbox.login(PHONE);
  await sandbox.call('POST', '/api/quest/get_chat_respond', {
    token,
    body: { quest_id: 'first-lamp', scene_id: 'gate', choice_id: 'knock' },
  });
  const ticket = await ticketOf(token);
  const tablesWithUser = () => {
    const database = new DatabaseSync(data, { readOnly: true });
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    const found = tables.flatMap(({ name }) =>
      database
        .prepare(`SELECT * FROM "${name}"`)
        .all()
        .filter((row) => Object.values(row).some((value) => value === userId || value === PHONE))
        .map(() => name),
    );
    database.close();
    return found.sort();
  };
  expect(tablesWithUser()).toEqual(['quest_progress', 'removal_tickets', 'sessions', 'users']);
  await post(`account_delete?ticket=${ticket}`, token);
  expect(tablesWithUser()).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('rejects a missing, unknown or expired ticket and the ticket of another user', async () => {
  const a = await sandbox.login(PHONE);
  const b = await sandbox.login('13900139000');
  const ofB = await ticketOf(b.token, '13900139000');
  const old = await ticketOf(a.token);
  sandbox.clock.now += 5 * MINUTE_MS;
  for (const ticket of ['', 'x', ofB, old]) {
    const { json } = await post(`account_delete?ticket=${ticket}`, a.token);
    expect(json.error_code).toBe(40003);
  }
  expect((await me(a.token)).json.error_code).toBe(0);
});

test('rejects a login code', async () => {
  const { token } = await sandbox.login(PHONE);
  sandbox.clock.now += MINUTE_MS;
  await sandbox.sendCode(PHONE);
  const { json } = await post('verify_phone_code', token, {
    phone_verify_code: await sandbox.lastCode(PHONE),
  });
  expect(json.error_code).toBe(41912);
});
