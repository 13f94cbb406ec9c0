import { describe, expect, it } from 'vitest';
import { settle } from '../../internal/testing/settle.ts';
import { apiError, captchaResult, offline, overlayCaptcha } from './testing/fake-services.ts';
import { openLogin, PHONE } from './testing/open-login.ts';

describe('submit', () => {
  it('reports all errors of an empty form and focuses the first field', () => {
    const login = openLogin();
    login.actor.send({ type: 'login.submitted' });
    expect(login.context.errors).toEqual({
      phone: 'required',
      code: 'required',
      agreement: 'required',
    });
    expect([login.focus(), login.times('form.refused')]).toEqual(['phone', 1]);
  });

  it.each([
    ['code', PHONE, '', true, { code: 'required' }],
    ['code', PHONE, '123', true, { code: 'incomplete' }],
    ['agreement', PHONE, '123456', false, { agreement: 'required' }],
    ['phone', '138', '123456', false, { phone: 'invalid', agreement: 'required' }],
  ] as const)(
    'focuses the %s when it is the first wrong field',
    (field, phone, code, agreed, errors) => {
      const login = openLogin();
      login.fill(phone, code, agreed);
      login.actor.send({ type: 'login.submitted' });
      expect([login.focus(), login.context.errors]).toEqual([field, errors]);
    },
  );

  it('takes codes of the length that the backend sends', async () => {
    const codes: string[] = [];
    const login = openLogin(
      { login: async ({ code }) => void codes.push(code) },
      { codeLength: 4 },
    );
    login.fill(PHONE, '123');
    login.actor.send({ type: 'login.submitted' });
    expect(login.context.errors).toEqual({ code: 'incomplete' });
    login.actor.send({ type: 'code.received', value: '【港湾】验证码 4821' });
    await settle();
    expect([codes, login.form]).toEqual([['4821'], 'done']);
  });

  it('logs in once when submitted twenty times', async () => {
    const calls: unknown[] = [];
    const login = openLogin({ login: async (input) => void calls.push(input) });
    login.fill();
    for (let press = 0; press < 20; press++) login.actor.send({ type: 'login.submitted' });
    await settle();
    expect(calls).toEqual([{ countryCode: '86', phone: PHONE, code: '123456' }]);
    expect([login.form, login.times('login.succeeded')]).toEqual(['done', 1]);
  });

  it('shows the message of the server for a wrong code, clears the code and focuses it', async () => {
    const login = openLogin({ login: () => Promise.reject(apiError('验证码错误')) });
    login.fill();
    login.actor.send({ type: 'login.submitted' });
    await settle();
    expect(login.context).toMatchObject({ phone: PHONE, code: '', agreed: true });
    expect(login.context.failure).toEqual({
      act: 'login',
      message: '验证码错误',
      unreachable: false,
    });
    expect([login.form, login.focus()]).toEqual(['editing', 'code']);
    login.actor.send({ type: 'code.changed', value: '6' });
    expect(login.context.failure).toBeNull();
  });

  it('keeps the code when there is no network', async () => {
    const login = openLogin({ login: () => Promise.reject(offline()) });
    login.fill();
    login.actor.send({ type: 'login.submitted' });
    await settle();
    expect([login.context.code, login.context.failure]).toEqual([
      '123456',
      { act: 'login', message: null, unreachable: true },
    ]);
  });

  it('ignores changes of the fields while logging in', () => {
    const login = openLogin({ login: () => new Promise(() => {}) });
    login.fill();
    login.actor.send({ type: 'login.submitted' });
    login.fill('1', '2', false);
    expect(login.context).toMatchObject({ phone: PHONE, code: '123456', agreed: true });
  });

  it('submits a received code when the agreement is ticked', () => {
    const login = openLogin({ login: () => new Promise(() => {}) });
    login.fill(PHONE, '', true);
    login.actor.send({ type: 'code.received', value: '654321' });
    expect([login.form, login.context.code]).toEqual(['submitting', '654321']);
  });

  it('submits a received code without agreements, also after another login', async () => {
    const login = openLogin({}, { mustAgree: () => false });
    for (const logins of [1, 2]) {
      login.fill(PHONE, '', false);
      login.actor.send({ type: 'code.received', value: '654321' });
      await settle();
      expect(login.times('login.succeeded')).toBe(logins);
      await login.close();
      login.actor.send({ type: 'dialog.opened' });
    }
  });

  it('checks the agreements of the moment of submitting', () => {
    let documents = 0;
    const login = openLogin({}, { mustAgree: () => documents > 0 });
    documents = 1;
    login.fill(PHONE, '123456', false);
    login.actor.send({ type: 'login.submitted' });
    expect(login.context.errors).toEqual({ agreement: 'required' });
  });

  it('does not submit a received code while the agreement is not ticked', () => {
    const login = openLogin();
    login.fill(PHONE, '', false);
    login.actor.send({ type: 'code.received', value: '654321' });
    expect([login.form, login.context.code, login.context.errors]).toEqual([
      'editing',
      '654321',
      {},
    ]);
  });

  it('keeps a code that is received while another is requested', async () => {
    const login = openLogin({ sendCode: () => new Promise(() => {}) });
    login.fill(PHONE, '', true);
    login.actor.send({ type: 'code.requested' });
    login.actor.send({ type: 'code.received', value: '654321' });
    expect([login.form, login.context.code]).toEqual(['solvingCaptcha', '654321']);
    login.actor.send({ type: 'captcha.solved', result: captchaResult() });
    login.actor.send({ type: 'code.received', value: '111111' });
    expect([login.form, login.context.code]).toEqual(['sending', '111111']);
  });

  it('ignores a code that is received while logging in', () => {
    const login = openLogin({ login: () => new Promise(() => {}) });
    login.fill();
    login.actor.send({ type: 'login.submitted' });
    login.actor.send({ type: 'code.received', value: '654321' });
    expect(login.context.code).toBe('123456');
  });

  it('takes the place of a request that waits for the captcha of a vendor', async () => {
    const login = openLogin({
      captcha: overlayCaptcha({ prepare: () => new Promise(() => {}) }),
    });
    login.fill(PHONE, '12');
    login.actor.send({ type: 'code.requested' });
    login.actor.send({ type: 'login.submitted' });
    expect([login.form, login.context.errors]).toEqual(['awaitingCaptcha', { code: 'incomplete' }]);
    login.actor.send({ type: 'code.changed', value: '123456' });
    login.actor.send({ type: 'login.submitted' });
    await settle();
    expect(login.form).toBe('done');
  });
});
