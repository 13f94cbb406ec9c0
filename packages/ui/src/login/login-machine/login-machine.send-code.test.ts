import { describe, expect, it } from 'vitest';
import { settle } from '../../internal/testing/settle.ts';
import type { PhoneCountry } from '../phone/phone.ts';
import {
  apiError,
  brokenAnswer,
  captchaResult,
  memoryCooldown,
  offline,
  overlayCaptcha,
} from './testing/fake-services.ts';
import { OTHER_PHONE, openLogin, PHONE } from './testing/open-login.ts';

describe('number of another country', () => {
  const singapore: PhoneCountry = {
    code: '65',
    normalize: (input) => input.replace(/\D/g, '').slice(0, 8),
    isValid: (phone) => /^[89]\d{7}$/.test(phone),
  };

  it('sends the country code of that country with each call', async () => {
    const calls: unknown[] = [];
    const note = async (input: unknown) => void calls.push(input);
    const login = openLogin({ sendCode: note, login: note }, { country: singapore });
    await login.send('8123 4567');
    login.fill('8123 4567');
    login.actor.send({ type: 'login.submitted' });
    expect(calls).toEqual([
      { countryCode: '65', phone: '81234567', captcha: captchaResult() },
      { countryCode: '65', phone: '81234567', code: '123456' },
    ]);
  });
});

describe('request of a code', () => {
  it('reports a missing number and shows no captcha', () => {
    const login = openLogin();
    login.actor.send({ type: 'code.requested' });
    expect(login.context.errors).toEqual({ phone: 'required' });
    expect([login.form, login.focus()]).toEqual(['editing', 'phone']);
  });

  it('reports an invalid number until the number changes', () => {
    const login = openLogin();
    login.actor.send({ type: 'phone.changed', value: '12345678901' });
    login.actor.send({ type: 'code.requested' });
    expect(login.context.errors).toEqual({ phone: 'invalid' });
    login.actor.send({ type: 'phone.changed', value: '1' });
    expect(login.context.errors).toEqual({});
  });

  it('does not need the agreement', () => {
    const login = openLogin();
    login.request();
    expect(login.form).toBe('solvingCaptcha');
  });

  it('sends number and captcha result, and counts from 60 after success', async () => {
    const sent = Promise.withResolvers<void>();
    const calls: unknown[] = [];
    const login = openLogin({
      sendCode: (input) => {
        calls.push(input);
        return sent.promise;
      },
    });
    await login.send();
    expect(calls).toEqual([{ countryCode: '86', phone: PHONE, captcha: captchaResult() }]);
    expect([login.form, login.context.secondsLeft]).toEqual(['sending', 0]);
    sent.resolve();
    await settle();
    expect([login.form, login.context.secondsLeft]).toEqual(['editing', 60]);
    expect([login.times('code.sent'), login.focus()]).toEqual([1, 'code']);
  });

  it('clears a code that the new one makes void, and its error', async () => {
    const login = openLogin();
    login.fill(PHONE, '111');
    login.actor.send({ type: 'login.submitted' });
    expect(login.context.errors.code).toBe('incomplete');
    await login.send();
    expect([login.context.code, login.context.errors]).toEqual(['', {}]);
  });

  it('keeps a code that was typed before the server answered', async () => {
    const sent = Promise.withResolvers<void>();
    const login = openLogin({ sendCode: () => sent.promise });
    login.fill(PHONE, '111111');
    await login.send();
    login.actor.send({ type: 'code.changed', value: '222222' });
    sent.resolve();
    await settle();
    expect([login.form, login.context.code]).toEqual(['editing', '222222']);
  });

  it('keeps the code when no new one was sent', async () => {
    const login = openLogin({ sendCode: () => Promise.reject(offline()) });
    login.fill(PHONE, '111111');
    await login.send();
    expect(login.context.failure).not.toBeNull();
    expect(login.context.code).toBe('111111');
  });

  it('sends once when requested twenty times', async () => {
    let calls = 0;
    const login = openLogin({
      captcha: overlayCaptcha(),
      sendCode: () => {
        calls++;
        return Promise.resolve();
      },
    });
    login.actor.send({ type: 'phone.changed', value: PHONE });
    for (let press = 0; press < 20; press++) {
      login.actor.send({ type: 'code.requested' });
      await Promise.resolve();
    }
    await settle();
    expect(calls).toBe(1);
  });

  it('sends to the challenged number when another is typed meanwhile', async () => {
    const sent = Promise.withResolvers<void>();
    const phones: string[] = [];
    const cooldown = memoryCooldown();
    const login = openLogin({
      cooldown,
      sendCode: ({ phone }) => {
        phones.push(phone);
        return sent.promise;
      },
    });
    await login.send();
    login.actor.send({ type: 'phone.changed', value: OTHER_PHONE });
    sent.resolve();
    await settle();
    expect(phones).toEqual([PHONE]);
    expect([cooldown.read(PHONE), cooldown.read(OTHER_PHONE)]).toEqual([60_000, null]);
    expect(login.context.secondsLeft).toBe(0);
  });

  it('shows the message of the server, starts no countdown and allows another try', async () => {
    const login = openLogin({ sendCode: () => Promise.reject(apiError('今日发送次数已达上限')) });
    await login.send();
    expect(login.context.failure).toEqual({
      act: 'send',
      message: '今日发送次数已达上限',
      unreachable: false,
    });
    expect([login.form, login.context.secondsLeft, login.focus()]).toEqual(['editing', 0, 'send']);
    login.actor.send({ type: 'code.requested' });
    expect([login.form, login.context.failure]).toEqual(['solvingCaptcha', null]);
  });

  it.each([
    ['there is no network', offline()],
    ['the call times out', new DOMException('timed out', 'TimeoutError')],
    ['undefined is thrown', undefined],
  ])('reports an unreachable server when %s', async (_, error) => {
    const login = openLogin({ sendCode: () => Promise.reject(error) });
    await login.send();
    expect(login.context.failure).toEqual({ act: 'send', message: null, unreachable: true });
  });

  it.each([
    ['an error status', brokenAnswer(503)],
    ['a malformed response', Object.assign(new Error(), { name: 'ResponseError', status: 200 })],
  ])('reports a reached server after %s', async (_, error) => {
    const login = openLogin({ sendCode: () => Promise.reject(error) });
    await login.send();
    expect(login.context.failure).toEqual({ act: 'send', message: null, unreachable: false });
  });

  it('counts down the wait that the server names', async () => {
    const cooldown = memoryCooldown();
    const login = openLogin({
      cooldown,
      sendCode: () => Promise.reject(apiError('操作太频繁', 600)),
    });
    await login.send();
    expect([login.context.secondsLeft, cooldown.read(PHONE)]).toEqual([600, 600_000]);
    login.clock.increment(599_000);
    expect(login.context.secondsLeft).toBe(1);
  });
});
