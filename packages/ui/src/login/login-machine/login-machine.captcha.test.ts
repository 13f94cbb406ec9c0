import { describe, expect, it } from 'vitest';
import { settle } from '../../internal/testing/settle.ts';
import type { CaptchaOutcome } from './services.ts';
import {
  captchaError,
  captchaResult,
  memoryCooldown,
  offline,
  overlayCaptcha,
} from './testing/fake-services.ts';
import { OTHER_PHONE, openLogin, PHONE } from './testing/open-login.ts';

describe('captcha', () => {
  it('leaves no error and no countdown when it is closed, and focuses Send', () => {
    const login = openLogin();
    login.request();
    login.actor.send({ type: 'captcha.closed' });
    expect([login.form, login.context.failure, login.context.secondsLeft]).toEqual([
      'editing',
      null,
      0,
    ]);
    expect([login.focus(), login.times('failed')]).toEqual(['send', 0]);
  });

  it.each(['failed', 'missing-result', 'not-initialised'] as const)(
    'reports the failure "%s"',
    (reason) => {
      const login = openLogin();
      login.request();
      login.actor.send({ type: 'captcha.failed', reason });
      expect([login.form, login.context.failure]).toEqual(['editing', { act: 'captcha', reason }]);
    },
  );

  it('prepares a vendor on opening, shows it on request and resets it after each attempt', async () => {
    const calls: string[] = [];
    const outcome = Promise.withResolvers<CaptchaOutcome>();
    const captcha = overlayCaptcha({
      prepare: async () => void calls.push('prepare'),
      verify: () => {
        calls.push('verify');
        return outcome.promise;
      },
      reset: () => void calls.push('reset'),
    });
    const login = openLogin({
      captcha,
      sendCode: () => {
        calls.push('send');
        return Promise.reject(offline());
      },
    });
    await settle();
    login.actor.send({ type: 'phone.changed', value: PHONE });
    expect(calls).toEqual(['prepare']);
    login.actor.send({ type: 'code.requested' });
    outcome.resolve({ status: 'solved', result: captchaResult() });
    await settle();
    expect(calls).toEqual(['prepare', 'verify', 'send', 'reset']);
    expect(login.context.captchaResult).toBeNull();
  });

  it('waits for a vendor that is not ready', async () => {
    const ready = Promise.withResolvers<void>();
    const login = openLogin({
      captcha: overlayCaptcha({
        prepare: () => ready.promise,
        verify: () => new Promise(() => {}),
      }),
    });
    login.request();
    expect(login.form).toBe('awaitingCaptcha');
    ready.resolve();
    await settle();
    expect(login.form).toBe('solvingCaptcha');
  });

  /** Requests a code for `PHONE` and corrects the number before the vendor is ready. */
  async function correctNumber(corrected: string, cooldown = memoryCooldown()) {
    const ready = Promise.withResolvers<void>();
    const phones: string[] = [];
    let challenges = 0;
    const captcha = overlayCaptcha({
      prepare: () => ready.promise,
      verify: async () => {
        challenges++;
        return { status: 'solved', result: captchaResult() };
      },
    });
    const sendCode = async ({ phone }: { phone: string }) => void phones.push(phone);
    const login = openLogin({ captcha, sendCode, cooldown });
    login.request();
    login.actor.send({ type: 'phone.changed', value: corrected });
    ready.resolve();
    await settle();
    return { login, phones, challenges };
  }

  it('is for the number that was corrected before it was shown', async () => {
    const { phones } = await correctNumber(OTHER_PHONE);
    expect(phones).toEqual([OTHER_PHONE]);
  });

  it('is not shown for a number that became wrong before', async () => {
    const { login, phones, challenges } = await correctNumber('159');
    expect([login.form, login.context.errors]).toEqual(['editing', { phone: 'invalid' }]);
    expect([challenges, phones]).toEqual([0, []]);
  });

  it('is not shown for another number that must wait', async () => {
    const cooldown = memoryCooldown({ [OTHER_PHONE]: 42_000 });
    const { login, challenges } = await correctNumber(OTHER_PHONE, cooldown);
    expect([login.form, login.context.secondsLeft, login.context.errors]).toEqual([
      'editing',
      42,
      {},
    ]);
    expect(challenges).toBe(0);
  });

  it('reports a vendor that failed to load only on request, then loads it again', async () => {
    let loads = 0;
    const captcha = overlayCaptcha({
      prepare: () =>
        ++loads < 3 ? Promise.reject(captchaError('not-initialised')) : Promise.resolve(),
      verify: () => new Promise(() => {}),
    });
    const login = openLogin({ captcha });
    await settle();
    expect([loads, login.context.failure]).toEqual([1, null]);
    login.request();
    await settle();
    expect([loads, login.form, login.context.failure]).toEqual([
      2,
      'editing',
      { act: 'captcha', reason: 'not-initialised' },
    ]);
    login.actor.send({ type: 'code.requested' });
    await settle();
    expect([loads, login.form, login.context.failure]).toEqual([3, 'solvingCaptcha', null]);
  });

  it('loads a vendor again that was lost while shown', async () => {
    let loads = 0;
    const captcha = overlayCaptcha({
      prepare: async () => void loads++,
      verify: () => Promise.reject(captchaError('not-initialised')),
    });
    const login = openLogin({ captcha });
    await settle();
    login.request();
    await settle();
    login.request();
    await settle();
    expect(loads).toBe(2);
  });

  it.each(['failed', 'missing-result'] as const)(
    'prepares a vendor again after the failure "%s", before the next challenge',
    async (reason) => {
      const again = Promise.withResolvers<void>();
      let preparations = 0;
      const login = openLogin({
        captcha: overlayCaptcha({
          prepare: () => (++preparations === 1 ? Promise.resolve() : again.promise),
          verify: () => Promise.reject(captchaError(reason)),
        }),
      });
      await settle();
      login.request();
      await settle();
      login.request();
      await settle();
      expect([preparations, login.form]).toEqual([2, 'awaitingCaptcha']);
      again.resolve();
      await settle();
      expect([login.form, login.context.failure]).toEqual(['editing', { act: 'captcha', reason }]);
    },
  );

  it('shows a slider again at once after a failure', () => {
    const login = openLogin();
    login.request();
    login.actor.send({ type: 'captcha.failed', reason: 'failed' });
    login.actor.send({ type: 'code.requested' });
    expect(login.form).toBe('solvingCaptcha');
  });

  it('reports "failed" when the provider throws another error', async () => {
    const login = openLogin({
      captcha: overlayCaptcha({ verify: () => Promise.reject(new Error('boom')) }),
    });
    await settle();
    login.request();
    await settle();
    expect(login.context.failure).toEqual({ act: 'captcha', reason: 'failed' });
  });
});
