import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as analytics from './entries/analytics.ts';
import * as policies from './entries/content-security-policy.ts';
import * as sdk from './index.ts';
import * as conformance from './messaging/conformance.ts';
import { memoryStorage } from './storage/memory-storage.ts';

const folder = path.join(import.meta.dirname, 'entries');
const entries: Record<string, object> = {
  '@companion/sdk': sdk,
  '@companion/sdk/messaging/conformance': conformance,
};
for (const file of readdirSync(folder)) {
  const name = path.basename(file, '.ts');
  entries[`@companion/sdk/${name}`] = (await import(`./entries/${name}.ts`)) as object;
}

const docs = path.join(import.meta.dirname, '../docs');
const readme = readFileSync(path.join(import.meta.dirname, '../README.md'), 'utf8');
const pages = readdirSync(docs).map((name) => readFileSync(path.join(docs, name), 'utf8'));
const snippetsOf = (text: string, language: 'ts' | 'tsx') =>
  [...text.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, code = '']) => code,
  );
const snippets = [readme, ...pages].flatMap((text) => snippetsOf(text, 'ts'));
const [integration = ''] = snippetsOf(readme, 'tsx');

const user = { access_token: 'token', web_user_id: '7' };
const solved = { lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1' };

/** A page of another product, its backend and GeeTest; records requests and scripts. */
function openPage() {
  const asked: { path: string; headers: Record<string, string>; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address, 'https://product.example');
    const body: unknown = init.body ? JSON.parse(String(init.body)) : undefined;
    asked.push({ path: pathname, headers: init.headers as Record<string, string>, body });
    const payload = { ...user, items: [], total: 0, web_id: '255', ip: '203.0.113.7' };
    return Response.json({ error_code: 0, error_message: '', payload, ...payload });
  });
  const scripts: string[] = [];
  vi.stubGlobal('document', {
    cookie: '',
    visibilityState: 'visible',
    addEventListener() {},
    removeEventListener() {},
    querySelector: () => null,
    createElement: () => ({ remove() {} }),
    head: {
      append(script: { src: string; onload(): void }) {
        scripts.push(script.src);
        queueMicrotask(() => script.onload());
      },
    },
  });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('location', {
    origin: 'https://product.example',
    search: '?channel=bili_2024',
    pathname: '/',
    assign() {},
    reload() {},
  });
  vi.stubGlobal('initGeetest4', (_: unknown, callback: (captcha: object) => void) => {
    const listeners: Record<string, () => void> = {};
    const on = (name: string) => (listener: () => void) => {
      listeners[name] = listener;
      return captcha;
    };
    const captcha = {
      onReady: on('ready'),
      onSuccess: on('success'),
      onError: on('error'),
      onClose: on('close'),
      showCaptcha: () => listeners['success']?.(),
      getValidate: () => solved,
      reset() {},
    };
    callback(captcha);
    listeners['ready']?.();
  });
  return { asked, scripts };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The entries with an analytics vendor that works without a browser. */
const inNode = {
  ...entries,
  '@companion/sdk/analytics': {
    ...analytics,
    createDataFinder: (options: analytics.DataFinderOptions) =>
      analytics.createDataFinder({
        ...options,
        load: async () =>
          ({
            init() {},
            config() {},
            start() {},
            event() {},
            getToken: (callback: (token: object) => void) => callback({ web_id: '255' }),
          }) as unknown as analytics.Collector,
      }),
  },
};

/** Runs a snippet with its imports; returns the values of `exports`. */
function run(
  code: string,
  modules: Record<string, object>,
  exports = '',
): Promise<Record<string, unknown>> {
  const body = stripTypeScriptTypes(code)
    .replace(/^import '.*';$/gm, '')
    .replace(/^import \{([^}]*)\} from '([^']+)';$/gm, "const {$1} = modules['$2'];")
    .replace(/^export /gm, '');
  return new Function('modules', `return (async () => { ${body}; return {${exports}}; })();`)(
    modules,
  );
}

describe('snippets of README and docs', () => {
  it.each(snippets.map((code) => [code.trim().split('\n').at(-1), code]))(
    'run: … %s',
    async (_, code = '') => {
      openPage();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const said = vi.spyOn(console, 'warn');
      const ran = run(code, inNode);
      await vi.advanceTimersByTimeAsync(1_000);
      await ran;
      expect(said).not.toHaveBeenCalled();
    },
  );
});

describe('calls in README and docs', () => {
  const calls = [readme, ...pages].flatMap((text) =>
    [...text.matchAll(/\bclient\.([\w.]+)/g)].map(([, call = '']) => call),
  );

  it.each([...new Set(calls)])('exist: client.%s', (call) => {
    let part: unknown = sdk.createClient({ baseUrl: '', userAgent: '' });
    for (const name of call.split('.')) part = (part as Record<string, unknown>)[name];
    expect(part).toBeDefined();
  });
});

describe('vendors.md', () => {
  it('names every host of the policies', () => {
    const text = readFileSync(path.join(docs, 'vendors.md'), 'utf8');
    const hosts = Object.values(policies).flatMap((policy) => Object.values(policy).flat());
    for (const host of hosts) expect(text).toContain(`\`${host}\``);
  });
});

describe('MIGRATION.md', () => {
  const migration = readFileSync(path.join(import.meta.dirname, '../MIGRATION.md'), 'utf8');
  const rows = [...migration.matchAll(/^\| `@companion\/sdk\/(\w+)` \| (.*) \|$/gm)];

  it.each(rows.map(([, entry = '', moved = '']) => [entry, moved]))(
    'names what %s exports',
    (entry, moved) => {
      const source = readFileSync(path.join(folder, `${entry}.ts`), 'utf8');
      const exported = source.match(/\w+/g);
      for (const [, name] of moved.matchAll(/`(\w+)`/g)) expect(exported).toContain(name);
    },
  );
});

describe('login integration of the README', () => {
  it('has at most twelve lines', () => {
    expect(integration.trim().split('\n').length).toBeLessThanOrEqual(12);
  });

  it('logs in, from the captcha to the session', async () => {
    const { asked, scripts } = openPage();
    const LoginDialog = ({ services }: { services: sdk.LoginServices }) => services;
    const code = integration.replace(/<LoginDialog ([^>]*) \/>/, (_, props: string) => {
      const fields = props
        .replace(/\{\.\.\.(\w+)\}/g, '...$1,')
        .replace(/(\w+)=\{(\w+)\}/g, '$1: $2,');
      return `LoginDialog({ ${fields} })`;
    });
    const modules = { ...entries, '@companion/ui/login-dialog': { LoginDialog } };
    const product = await run(code, modules, 'session, Login');
    const session = product['session'] as sdk.SessionStore;
    const services = (product['Login'] as (props: object) => sdk.LoginServices)({ open: true });
    const { signal } = new AbortController();

    if (services.captcha.kind !== 'overlay') throw new Error('the README shows GeeTest');
    expect(scripts).toEqual([]);
    await services.captcha.prepare(signal);
    expect(scripts).toEqual(['https://static.geetest.com/v4/gt4.js']);
    const outcome = await services.captcha.verify(signal);
    if (outcome.status !== 'solved') throw new Error('it was solved');
    const phone = '13800138000';
    await services.sendCode({ phone, captcha: outcome.result }, signal);
    await services.login({ phone, code: '123456' }, signal);

    expect(asked.map(({ path, body }) => [path, body])).toEqual([
      ['/api/users/send_phone_verification_code_captcha', { country_code: '86', phone, ...solved }],
      [
        '/api/users/login_register_share_no_invitation_code',
        { country_code: '86', phone, phone_verify_code: '123456', source: 'official-website' },
      ],
    ]);
    expect(session.getSnapshot()).toMatchObject({ isLoggedIn: true, userInfo: user });
    expect(localStorage.getItem('user-store')).toContain('"isLoggedIn":true');
  });
});
