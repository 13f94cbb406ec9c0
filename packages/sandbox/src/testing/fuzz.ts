import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';

/** A call with valid values, the base of the hostile ones. */
type Call = [method: 'GET' | 'POST', path: string, fields: Record<string, unknown>];

const captcha = { lot_number: 'a', captcha_output: 'b', pass_token: 'c', gen_time: '1' };
const page = { page: 1, page_size: 20 };

const calls: readonly Call[] = [
  ['POST', '/api/utils/bilibili_pc_ad_report', { a: 1 }],
  ['POST', '/api/utils/huoban_ad_report', { conv_time: 0, idfa: '' }],
  [
    'POST',
    '/api/users/send_phone_verification_code_captcha',
    { country_code: '86', phone: '13800138000', ...captcha },
  ],
  [
    'POST',
    '/api/users/login_register_share_no_invitation_code',
    {
      country_code: '86',
      phone: '13800138000',
      phone_verify_code: '123456',
      source: 'official-website',
    },
  ],
  [
    'GET',
    '/api/character/get_official_character_list',
    { ...page, id: 'ember', game_id: 'lamp-hill', tag: 'x', keyword: 'y' },
  ],
  ['POST', '/api/users/report_user_action', { action: 'open' }],
  ['GET', '/api/im/get_token', { app_id: '1' }],
  ['POST', '/api/im/history_messages', { character_id: 'ember', before: '10', limit: 20 }],
  ['GET', '/api/im/talks', { keyword: '灯' }],
  ['POST', '/api/im/delete_talk', { character_id: 'ember' }],
  [
    'POST',
    '/api/character/legion_zone/pc_character_square',
    { ...page, keyword: 'a', tag: 'b', game_id: 'c' },
  ],
  ['GET', '/api/character/legion_zone/pc_character_figures', { character_id: 'ember' }],
  ['GET', '/api/quest/story/scenes', { quest_id: 'first-lamp' }],
  ['GET', '/api/quest/get_info', { quest_id: 'first-lamp', character_id: 'ember' }],
  [
    'POST',
    '/api/quest/get_chat_respond',
    {
      quest_id: 'first-lamp',
      scene_id: 'talk',
      message: '灯',
      choice_id: 'knock',
      path: ['gate'],
    },
  ],
  ['GET', '/api/visitor/web/index/characters', {}],
  ['GET', '/api/visitor/game/list', { ...page, genre: 'rpg', platform: 'pc', keyword: '灯' }],
  ['GET', '/api/visitor/game/detail', { id: 'lamp-hill' }],
  ['GET', '/api/visitor/game/entity/list', { ...page, game_id: 'lamp-hill', kind: 'role' }],
  ['GET', '/api/visitor/game/entity/detail', { id: 'lamp-hill-role-wick' }],
  ['GET', '/api/visitor/web/activity/index', { state: 'running', game_id: 'lamp-hill' }],
  [
    'GET',
    '/api/visitor/game/knowledge/search',
    { ...page, keyword: '灯油', game_id: 'lamp-hill', kind: 'guide', suggest: '1' },
  ],
  ['GET', '/api/users/me/', {}],
  ['POST', '/api/users/send_phone_verification_code_by_user', {}],
  ['POST', '/api/users/verify_phone_code', { phone_verify_code: '123456' }],
  ['POST', '/api/users/account_delete', { ticket: 'x' }],
  ['POST', '/sandbox/captcha/answer', { lot_number: 'a', x: 1 }],
  ['POST', '/sandbox/analytics', { 0: {} }],
  ['GET', '/sandbox/outbox', { phone: '13800138000' }],
  ['GET', '/sandbox/deep-link', { channel: 'x' }],
];

/** Any code points. `unit: 'binary'` of fast-check needs seconds to start. */
export const anyText = (maxLength: number) =>
  fc.string({
    unit: fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
    maxLength,
  });

const hostileText = fc.oneof(
  anyText(60),
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
  { weight: 1, arbitrary: anyText(200) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', 'null', '[]', '"x"', '{', '1e999', '{"__proto__":{"x":1}}'),
  },
);

/** Requests for every call. Most have one or two wrong fields, some are wrong everywhere. */
export function hostileRequests(count: number, seed: number, token: string): Request[] {
  const request = fc
    .tuple(
      fc.constantFrom(...calls),
      fc.array(fc.tuple(fc.nat(), hostileValue), { maxLength: 2 }),
      hostileHeaders,
      fc.option(bodyText, { freq: 5 }),
      fc.boolean(),
    )
    .map(([[method, path, valid], changes, headers, raw, known]) => {
      const fields: Record<string, unknown> = { ...valid };
      const names = [...Object.keys(fields), 'extra'];
      for (const [at, value] of changes) fields[names[at % names.length] ?? 'extra'] = value;
      const url = new URL(path, 'http://localhost:3001');
      const body = method === 'POST' ? (raw ?? JSON.stringify(fields)) : undefined;
      if (method === 'GET' || path.endsWith('account_delete')) {
        for (const [name, value] of Object.entries(fields)) {
          url.searchParams.set(name, text(value));
        }
      }
      const all = new Headers({ 'content-type': 'application/json' });
      if (known) all.set('authorization', `Bearer ${token}`);
      for (const [name, value] of Object.entries(headers)) all.set(name, value);
      return new Request(url, { method, headers: all, ...(body && { body }) });
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
const UPGRADE_TIMEOUT_MS = 15_000;

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
