import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';

/** A call with valid values, the base of the hostile ones. */
interface Shape {
  method: 'GET' | 'POST';
  path: string;
  fields: Record<string, unknown>;
}

const captcha = { lot_number: 'a', captcha_output: 'b', pass_token: 'c', gen_time: '1' };
const page = { page: 1, page_size: 20 };

const shapes: readonly Shape[] = [
  { method: 'POST', path: '/api/utils/bilibili_pc_ad_report', fields: { a: 1 } },
  { method: 'POST', path: '/api/utils/huoban_ad_report', fields: { conv_time: 0, idfa: '' } },
  {
    method: 'POST',
    path: '/api/users/send_phone_verification_code_captcha',
    fields: { country_code: '86', phone: '13800138000', ...captcha },
  },
  {
    method: 'POST',
    path: '/api/users/login_register_share_no_invitation_code',
    fields: {
      country_code: '86',
      phone: '13800138000',
      phone_verify_code: '123456',
      source: 'official-website',
    },
  },
  {
    method: 'GET',
    path: '/api/character/get_official_character_list',
    fields: { ...page, id: 'ember', game_id: 'lamp-hill', tag: 'x', keyword: 'y' },
  },
  { method: 'POST', path: '/api/users/report_user_action', fields: { action: 'open' } },
  { method: 'GET', path: '/api/im/get_token', fields: { app_id: '1' } },
  {
    method: 'POST',
    path: '/api/im/history_messages',
    fields: { character_id: 'ember', before: '10', limit: 20 },
  },
  {
    method: 'POST',
    path: '/api/character/legion_zone/pc_character_square',
    fields: { ...page, keyword: 'a', tag: 'b', game_id: 'c' },
  },
  {
    method: 'GET',
    path: '/api/character/legion_zone/pc_character_figures',
    fields: { character_id: 'ember' },
  },
  { method: 'GET', path: '/api/quest/story/scenes', fields: { quest_id: 'first-lamp' } },
  {
    method: 'GET',
    path: '/api/quest/get_info',
    fields: { quest_id: 'first-lamp', character_id: 'ember' },
  },
  {
    method: 'POST',
    path: '/api/quest/get_chat_respond',
    fields: {
      quest_id: 'first-lamp',
      scene_id: 'talk',
      message: '灯',
      choice_id: 'knock',
      path: ['gate'],
    },
  },
  { method: 'GET', path: '/api/visitor/web/index/characters', fields: {} },
  {
    method: 'GET',
    path: '/api/visitor/game/list',
    fields: { ...page, genre: 'rpg', platform: 'pc', keyword: '灯' },
  },
  { method: 'GET', path: '/api/visitor/game/detail', fields: { id: 'lamp-hill' } },
  {
    method: 'GET',
    path: '/api/visitor/game/entity/list',
    fields: { ...page, game_id: 'lamp-hill', kind: 'role' },
  },
  {
    method: 'GET',
    path: '/api/visitor/game/entity/detail',
    fields: { id: 'lamp-hill-role-wick' },
  },
  {
    method: 'GET',
    path: '/api/visitor/web/activity/index',
    fields: { state: 'running', game_id: 'lamp-hill' },
  },
  {
    method: 'GET',
    path: '/api/visitor/game/knowledge/search',
    fields: { ...page, keyword: '灯油', game_id: 'lamp-hill', kind: 'guide', suggest: '1' },
  },
  { method: 'GET', path: '/api/users/me/', fields: {} },
  { method: 'POST', path: '/api/users/send_phone_verification_code_by_user', fields: {} },
  {
    method: 'POST',
    path: '/api/users/verify_phone_code',
    fields: { phone_verify_code: '123456' },
  },
  { method: 'POST', path: '/api/users/account_delete', fields: { ticket: 'x' } },
  { method: 'POST', path: '/sandbox/captcha/answer', fields: { lot_number: 'a', x: 1 } },
  { method: 'POST', path: '/sandbox/analytics', fields: { 0: {} } },
  { method: 'GET', path: '/sandbox/outbox', fields: { phone: '13800138000' } },
  { method: 'GET', path: '/sandbox/deep-link', fields: { channel: 'x' } },
];

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '../../etc/passwd',
    "' OR 1=1 --",
    '"NEAR(',
    '*',
    '</script><img src=x onerror=1>',
    '__proto__',
    'constructor',
    '\u202e\u2028',
    '9'.repeat(40),
    '-1',
    '1e309',
    'NaN',
    '💥'.repeat(30),
    'あ'.repeat(3000),
  ),
);
const hostileValue = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  {
    weight: 3,
    arbitrary: fc.anything({
      withNullPrototype: false,
      maxDepth: 3,
      values: [fc.boolean(), fc.integer(), fc.double(), fc.string(), fc.constant(null)],
    }),
  },
);
const printable = (from: number) =>
  fc.string({
    unit: fc.integer({ min: from, max: 0x7e }).map((code) => String.fromCharCode(code)),
    maxLength: 40,
  });
const hostileHeaders = fc.dictionary(
  fc.constantFrom(
    'lan',
    'user_id',
    'authorization',
    'app-channel',
    'device-identifier',
    'cookie',
    'x-forwarded-for',
    'accept-language',
    'content-type',
    'x-xsrf-token',
  ),
  fc.oneof(
    printable(0x20),
    fc.constantFrom('Bearer ', 'Bearer undefined', 'application/json', 'XSRF-TOKEN=%', 'q=,;='),
  ),
  { maxKeys: 3 },
);

const bodyText = fc.oneof(
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', 'null', '[]', '"x"', '{', '1e999', '{"__proto__":{"x":1}}'),
  },
);

/** Requests for every call. Most have one or two wrong fields, some are wrong everywhere. */
export function hostileRequests(count: number, seed: number, token: string): Request[] {
  const request = fc
    .tuple(
      fc.constantFrom(...shapes),
      fc.array(fc.tuple(fc.nat(), hostileValue), { maxLength: 2 }),
      hostileHeaders,
      fc.option(bodyText, { freq: 5 }),
      fc.boolean(),
    )
    .map(([shape, changes, headers, raw, known]) => {
      const fields: Record<string, unknown> = { ...shape.fields };
      const names = [...Object.keys(fields), 'extra'];
      for (const [at, value] of changes) fields[names[at % names.length] ?? 'extra'] = value;
      const url = new URL(shape.path, 'http://localhost:3001');
      const body = shape.method === 'POST' ? (raw ?? JSON.stringify(fields)) : undefined;
      if (shape.method === 'GET' || shape.path.endsWith('account_delete')) {
        for (const [name, value] of Object.entries(fields)) {
          url.searchParams.set(name, text(value));
        }
      }
      const all = new Headers({ 'content-type': 'application/json' });
      if (known) all.set('authorization', `Bearer ${token}`);
      for (const [name, value] of Object.entries(headers)) all.set(name, value);
      return new Request(url, { method: shape.method, headers: all, ...(body && { body }) });
    });
  return fc.sample(request, { numRuns: count, seed });
}

function text(value: unknown): string {
  const plain = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return plain.toWellFormed();
}

export interface FuzzReport {
  requests: number;
  statuses: Record<string, number>;
  /** Requests that got a 5xx, invalid JSON or no answer. */
  failures: string[];
}

/** Sends the requests one after the other and collects failures. */
export async function fuzz(
  send: (request: Request) => Response | Promise<Response>,
  requests: readonly Request[],
): Promise<FuzzReport> {
  const statuses: Record<string, number> = {};
  const failures: string[] = [];
  for (const request of requests) {
    const label = `${request.method} ${request.url}`;
    try {
      const response = await send(request);
      const body = await response.text();
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      const isJson = response.headers.get('content-type')?.includes('application/json');
      if (response.status >= 500) failures.push(`${response.status} ${label} ${body}`);
      else if (isJson) JSON.parse(body);
    } catch (error) {
      failures.push(`${label} ${String(error)}`);
    }
  }
  return { requests: requests.length, statuses, failures };
}

const hostileAddress = fc.oneof(
  fc.constantFrom('/sandbox/messaging', '/sandbox/messaging?%', '//', 'http://[', '*', '/%'),
  fc.tuple(fc.constantFrom('/', '//', 'http://'), printable(0x21)).map((parts) => parts.join('')),
);

/** Heads of upgrade requests with invalid addresses and headers. */
export function hostileUpgrades(count: number, seed: number): string[] {
  const headers = fc.dictionary(
    fc.constantFrom('origin', 'host', 'sec-fetch-site', 'sec-websocket-key', 'upgrade'),
    fc.oneof(printable(0x20), fc.constantFrom('localhost', 'null', 'https://[', 'websocket')),
    { maxKeys: 2 },
  );
  const request = fc.tuple(hostileAddress, headers).map(([address, wrong]) => {
    const all = {
      host: 'localhost',
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'MDEyMzQ1Njc4OWFiY2RlZg==',
      ...wrong,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    return `GET ${address} HTTP/1.1\r\n${lines.join('')}\r\n`;
  });
  return fc.sample(request, { numRuns: count, seed });
}

/** Limit for an answer or a close (ms). */
const UPGRADE_TIMEOUT_MS = 2000;

/** Sends each head on its own connection, resets it after the answer, and returns the heads without one. */
export async function fuzzUpgrades(port: number, heads: readonly string[]): Promise<string[]> {
  const unanswered: string[] = [];
  for (const head of heads) {
    const peer = connect(port, '127.0.0.1');
    peer.write(head);
    const signal = AbortSignal.timeout(UPGRADE_TIMEOUT_MS);
    await Promise.race([once(peer, 'data', { signal }), once(peer, 'end', { signal })]).catch(() =>
      unanswered.push(head),
    );
    peer.resetAndDestroy();
  }
  return unanswered;
}
