import { afterEach, expect, it, vi } from 'vitest';
import { createClient } from '../client/create-client.ts';
import { createSessionStore } from '../session/session-store.ts';
import { memoryStorage } from '../storage/memory-storage.ts';
import { payload, startServer } from '../testing/server.ts';
import type { CaptchaProvider } from '../vendors/captcha/captcha.ts';
import { createLoginServices } from './login-services.ts';

const user = { access_token: 'token', web_user_id: 'u1' };
const form = { phone: '13800138000', code: '123456' };
const result = { lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1' };
const captcha = {} as CaptchaProvider;

const cleanUps: (() => void)[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

async function open() {
  const server = await startServer(payload(user));
  cleanUps.push(server.close);
  const session = createSessionStore({ storage: null, events: null });
  const client = createClient({ baseUrl: server.baseUrl, session, channel: 'bili' });
  return {
    server,
    session,
    client,
    services: createLoginServices(client, { captcha, storage: null }),
  };
}

it('sends a code with exactly the fields of the captcha', async () => {
  const { server, services } = await open();
  const more = { ...result, captcha_id: 'id' };
  await services.sendCode({ phone: form.phone, captcha: more }, new AbortController().signal);
  expect(JSON.parse(server.seen[0]!.text)).toEqual({
    country_code: '86',
    phone: form.phone,
    ...result,
  });
});

it('goes on sending a code after the dialog was closed', async () => {
  const closing = new AbortController();
  const answer = Promise.withResolvers<Response>();
  let given: AbortSignal | null | undefined;
  const client = createClient({
    baseUrl: 'https://api.example',
    session: createSessionStore({ storage: null, events: null }),
    fetch: (_, init) => {
      given = init?.signal;
      return answer.promise;
    },
  });
  const services = createLoginServices(client, { captcha, storage: null });
  const sending = services.sendCode({ phone: form.phone, captcha: result }, closing.signal);
  closing.abort();
  answer.resolve(Response.json({ error_code: 0, payload: {} }));
  await sending;
  expect(given?.aborted).toBe(false);
});

it('has logged in when it resolves', async () => {
  const { server, services, session } = await open();
  await services.login(form, new AbortController().signal);
  expect(session.getSnapshot()).toMatchObject({ isLoggedIn: true, userInfo: user });
  expect(JSON.parse(server.seen[0]!.text)).toEqual({
    country_code: '86',
    phone: form.phone,
    phone_verify_code: form.code,
    source: 'bili',
  });
});

it('sends the code of another country that the backend serves', async () => {
  const { server, client } = await open();
  const services = createLoginServices(client, {
    captcha,
    storage: null,
    countryCodes: ['86', '82'],
  });
  const { signal } = new AbortController();
  const korean = { countryCode: '82', phone: '1020000000' };
  await services.sendCode({ ...korean, captcha: result }, signal);
  await services.login({ ...korean, code: form.code }, signal);
  expect(server.seen.map(({ text }) => JSON.parse(text) as unknown)).toEqual([
    { country_code: '82', phone: '1020000000', ...result },
    {
      country_code: '82',
      phone: '1020000000',
      phone_verify_code: form.code,
      source: 'bili',
    },
  ]);
});

it('refuses a country that the backend does not serve, before a call', async () => {
  const { server, services } = await open();
  const { signal } = new AbortController();
  const korean = { countryCode: '82', phone: '1020000000' };
  const refusal = 'country code 82 is not in the countryCodes of createLoginServices: 86';
  await expect(services.sendCode({ ...korean, captcha: result }, signal)).rejects.toThrow(refusal);
  await expect(services.login({ ...korean, code: form.code }, signal)).rejects.toThrow(refusal);
  expect(server.seen).toEqual([]);
});

it('resolves when a session listener throws', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { services, session } = await open();
  session.subscribe(() => {
    throw new Error('no room for a banner');
  });
  await services.login(form, new AbortController().signal);
  expect(session.getSnapshot().isLoggedIn).toBe(true);
  logged.mockRestore();
});

it('does not log in after the dialog was closed', async () => {
  const controller = new AbortController();
  const session = createSessionStore({ storage: null, events: null });
  const client = createClient({ baseUrl: 'https://api.example', session });
  // The abort comes after the answer and before its callbacks.
  client.users.login = async () => {
    controller.abort();
    return user;
  };
  const services = createLoginServices(client, { captcha, storage: null });
  await expect(services.login(form, controller.signal)).rejects.toBe(controller.signal.reason);
  expect(session.getSnapshot().isLoggedIn).toBe(false);
});

it('throws for a client without a session', () => {
  const client = createClient({ baseUrl: 'https://api.example' });
  expect(() => createLoginServices(client, { captcha })).toThrow('needs a client with a session');
});

it('stores countdowns in local storage by default', () => {
  const storage = memoryStorage();
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { origin: 'https://product.example' });
  vi.stubGlobal('localStorage', storage);
  const session = createSessionStore({ events: null });
  const client = createClient({ baseUrl: '', userAgent: '', session });
  const services = createLoginServices(client, { captcha });
  const endsAt = services.now() + 60_000;
  services.cooldown.write(form.phone, endsAt);
  const before = Date.now();
  const now = services.now();
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
  expect(services.cooldown.read(form.phone)).toBe(endsAt);
  expect(storage.getItem('companion-cooldown')).not.toBeNull();
});
