import { createClient, createLoginServices, createSessionStore } from '@companion/sdk';
import { createSandboxSlider } from '@companion/sdk/sandbox';
import { createLogin } from '@companion/ui/login-machine';
import { expect, it } from 'vitest';

const result = { lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1' };

/** The backend answers when the test says so, unless the request is aborted. */
function openLogin() {
  const asked = Promise.withResolvers<{ answer(): void }>();
  const fetch = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      asked.resolve({ answer: () => resolve(Response.json({ error_code: 0, payload: {} })) });
    });
  const session = createSessionStore({ storage: null, events: null });
  const client = createClient({ baseUrl: 'https://api.example', session, fetch, userAgent: '' });
  const captcha = createSandboxSlider({ baseUrl: '' });
  const services = createLoginServices(client, { captcha, storage: null });
  const written = Promise.withResolvers<void>();
  const cooldown: typeof services.cooldown = {
    ...services.cooldown,
    write(...given) {
      services.cooldown.write(...given);
      written.resolve();
    },
  };
  const login = createLogin({ services: { ...services, cooldown } }).start();
  login.send({ type: 'dialog.opened' });
  login.send({ type: 'phone.changed', value: '13800138000' });
  return { login, asked: asked.promise, written: written.promise };
}

it('counts down after a dialog was closed and opened while its code was sent', async () => {
  const { login, asked, written } = openLogin();
  login.send({ type: 'code.requested' });
  login.send({ type: 'captcha.solved', result });
  const { answer } = await asked;
  login.send({ type: 'dialog.closed' });
  answer();
  await written;
  login.send({ type: 'dialog.opened' });
  expect(login.getSnapshot().matches({ open: { resend: 'counting' } })).toBe(true);
  login.send({ type: 'code.requested' });
  expect(login.getSnapshot().matches({ open: { form: 'editing' } })).toBe(true);
  login.stop();
});
