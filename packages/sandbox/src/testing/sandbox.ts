import { createSandbox, type Sandbox, type SandboxOptions } from '../index.ts';
import { TEST_CONTENT } from './test-content.ts';

/** A sandbox in memory with test content, a manual clock, an easy captcha and a JSON client. */
export interface TestSandbox extends Sandbox {
  /** The printed SMS and log lines. */
  lines: string[];
  clock: { now: number };
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** Solves the slider, sends a code and logs in. */
  login(phone: string, options?: CallOptions): Promise<Login>;
  /** Solves the slider and returns the captcha result for this number. */
  solve(phone: string, options?: CallOptions): Promise<Record<string, string>>;
  sendCode(phone: string, options?: CallOptions): Promise<Answer>;
  lastCode(phone: string): Promise<string>;
}

export interface CallOptions {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  address?: string;
  isSecure?: boolean;
  isProxied?: boolean;
  isHttp10?: boolean;
}

interface Login {
  token: string;
  userId: string;
  /** The `Set-Cookie` header. */
  cookie: string;
}

interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
  json: any;
  text: string;
}

const TEST_NOW = Date.parse('2026-11-20T12:00:00Z');

export function createTestSandbox(options: Partial<SandboxOptions> = {}): TestSandbox {
  const lines: string[] = [];
  const clock = { now: TEST_NOW };
  const sandbox = createSandbox({
    data: ':memory:',
    content: TEST_CONTENT,
    replyPaceMs: 2,
    loadPicture: async () => ({ drawPicture: () => ({ background: 'data:,', piece: 'data:,' }) }),
    proofBits: 8,
    now: () => clock.now,
    print: (line) => void lines.push(line),
    ...options,
  });

  async function call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const { body, token, headers = {}, address = '127.0.0.1' } = options;
    const { isSecure = false, isProxied = false, isHttp10 = false } = options;
    const request = new Request(`http://localhost:3001${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const response = await sandbox.fetch(request, {
      address,
      isSecure,
      isProxied,
      isHttp10,
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      json: isJson ? JSON.parse(text) : undefined,
      text,
    };
  }

  async function solve(phone: string, options: CallOptions = {}) {
    const { json: challenge } = await call('POST', '/sandbox/captcha', {
      ...options,
      body: { phone },
    });
    const { lot_number } = challenge;
    const { json: solution } = await call('GET', `/sandbox/captcha/${lot_number}`);
    const answer = await call('POST', '/sandbox/captcha/answer', {
      body: { lot_number, x: solution.x },
    });
    return answer.json.result;
  }

  async function sendCode(phone: string, options: CallOptions = {}) {
    // The captcha is another call, with headers of its own.
    const result = await solve(phone, { ...options, headers: {} });
    return call('POST', '/api/users/send_phone_verification_code_captcha', {
      ...options,
      body: { country_code: '86', phone, ...result },
    });
  }

  async function lastCode(phone: string) {
    const outbox = await call('GET', `/sandbox/outbox?phone=${encodeURIComponent(phone)}`);
    return outbox.json[0].code as string;
  }

  return {
    ...sandbox,
    lines,
    clock,
    call,
    solve,
    sendCode,
    lastCode,
    async login(phone, options = {}) {
      await sendCode(phone, options);
      const { json, headers } = await call(
        'POST',
        '/api/users/login_register_share_no_invitation_code',
        {
          ...options,
          body: {
            country_code: '86',
            phone,
            phone_verify_code: await lastCode(phone),
            source: 'official-website',
          },
        },
      );
      return {
        token: json.payload.access_token,
        userId: json.payload.web_user_id,
        cookie: headers.get('set-cookie') ?? '',
      };
    },
  };
}
