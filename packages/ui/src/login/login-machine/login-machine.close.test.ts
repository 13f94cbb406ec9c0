import { describe, expect, it, vi } from 'vitest';
import { settle } from '../../internal/testing/settle.ts';
import type { CaptchaOutcome } from './services.ts';
import { apiError, captchaResult, overlayCaptcha } from './testing/fake-services.ts';
import { openLogin, PHONE } from './testing/open-login.ts';

describe('close', () => {
  it('takes 300 ms', async () => {
    const login = openLogin();
    await login.close();
    login.clock.increment(299);
    expect(login.form).toBe('closing');
    login.clock.increment(1);
    expect(login.form).toBe('closed');
  });

  it('is cancelled by opening again', async () => {
    const login = openLogin();
    await login.close();
    login.actor.send({ type: 'dialog.opened' });
    login.clock.increment(1_000);
    expect(login.form).toBe('editing');
  });

  it('aborts the sending of a code and ignores its late result', async () => {
    const sent = Promise.withResolvers<void>();
    let signal: AbortSignal | undefined;
    const login = openLogin({
      sendCode: (_, given) => {
        signal = given;
        return sent.promise;
      },
    });
    await login.send();
    await login.close();
    sent.reject(apiError('太迟了'));
    await settle();
    expect([signal?.aborted, login.context.failure, login.times('failed')]).toEqual([
      true,
      null,
      0,
    ]);
  });

  it('keeps the wait of a number whose code was sent anyway', async () => {
    const sent = Promise.withResolvers<void>();
    const login = openLogin({ sendCode: () => sent.promise });
    await login.send();
    await login.close();
    sent.resolve();
    await settle();
    login.clock.increment(10_000);
    login.actor.send({ type: 'dialog.opened' });
    expect([login.times('code.sent'), login.context.secondsLeft]).toEqual([0, 50]);
  });

  it('keeps the wait that the server named after it', async () => {
    const sent = Promise.withResolvers<void>();
    const login = openLogin({ sendCode: () => sent.promise });
    await login.send();
    await login.close();
    sent.reject(apiError('太频繁', 90));
    await settle();
    login.actor.send({ type: 'dialog.opened' });
    expect([login.times('failed'), login.context.secondsLeft]).toEqual([0, 90]);
  });

  it('shows the wait of a code that was sent after reopening, instead of a second captcha', async () => {
    const sent = Promise.withResolvers<void>();
    const login = openLogin({ sendCode: () => sent.promise });
    await login.send();
    await login.close();
    login.actor.send({ type: 'dialog.opened' });
    expect(login.context.secondsLeft).toBe(0);
    sent.resolve();
    await settle();
    login.actor.send({ type: 'code.requested' });
    expect([login.form, login.context.secondsLeft]).toEqual(['editing', 60]);
  });

  it('sends no second code when the first was sent while its captcha was solved', async () => {
    const sent = Promise.withResolvers<void>();
    const sendCode = vi.fn(() => sent.promise);
    const login = openLogin({ sendCode });
    await login.send();
    await login.close();
    login.actor.send({ type: 'dialog.opened' });
    login.actor.send({ type: 'code.requested' });
    expect(login.form).toBe('solvingCaptcha');
    sent.resolve();
    await settle();
    login.actor.send({ type: 'captcha.solved', result: captchaResult() });
    expect([login.form, login.context.secondsLeft]).toEqual(['editing', 60]);
    expect(sendCode).toHaveBeenCalledOnce();
  });

  it('aborts a login and ignores its late result', async () => {
    const done = Promise.withResolvers<void>();
    let signal: AbortSignal | undefined;
    const login = openLogin({
      login: (_, given) => {
        signal = given;
        return done.promise;
      },
    });
    login.fill();
    login.actor.send({ type: 'login.submitted' });
    await login.close();
    done.resolve();
    await settle();
    expect([signal?.aborted, login.times('login.succeeded')]).toEqual([true, 0]);
  });

  it('closes the captcha of a vendor and ignores its late result', async () => {
    const outcome = Promise.withResolvers<CaptchaOutcome>();
    let signal: AbortSignal | undefined;
    const captcha = overlayCaptcha({
      verify: (given) => {
        signal = given;
        return outcome.promise;
      },
    });
    const login = openLogin({ captcha });
    await settle();
    login.request();
    await login.close();
    outcome.resolve({ status: 'solved', result: captchaResult() });
    await settle();
    expect([signal?.aborted, login.form]).toEqual([true, 'closing']);
  });

  it('aborts the preparation of the captcha', async () => {
    let signal: AbortSignal | undefined;
    const captcha = overlayCaptcha({
      prepare: (given) => {
        signal = given;
        return new Promise(() => {});
      },
    });
    const login = openLogin({ captcha });
    await login.close();
    expect(signal?.aborted).toBe(true);
  });

  it('keeps the input but no errors', async () => {
    const login = openLogin();
    login.fill(PHONE, '12', false);
    login.actor.send({ type: 'login.submitted' });
    await login.close();
    login.actor.send({ type: 'dialog.opened' });
    expect(login.context).toMatchObject({ phone: PHONE, code: '12', errors: {}, failure: null });
  });

  it('clears number, code and agreement after a login', async () => {
    const login = openLogin();
    login.fill();
    login.actor.send({ type: 'login.submitted' });
    await settle();
    await login.close();
    expect(login.context.succeeded).toBe(true);
    login.clock.increment(300);
    expect(login.context).toMatchObject({ succeeded: false, phone: '', code: '', agreed: false });
  });

  it.each([
    ['while it closes', 0],
    ['when it is closed', 300],
  ])('clears number, code and agreement after a login that was stored %s', async (_, ms) => {
    const login = openLogin({ login: () => new Promise(() => {}) });
    login.fill();
    login.actor.send({ type: 'login.submitted' });
    await login.close();
    login.clock.increment(ms);
    login.actor.send({ type: 'login.stored' });
    login.clock.increment(300);
    login.actor.send({ type: 'dialog.opened' });
    expect(login.context).toMatchObject({ succeeded: false, phone: '', code: '', agreed: false });
  });
});
