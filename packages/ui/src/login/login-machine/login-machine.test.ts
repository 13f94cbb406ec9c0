import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { settle } from '../../internal/testing/settle.ts';
import type { PhoneCountry } from '../phone/phone.ts';
import type { LoginEmitted, LoginInput } from './login-flow.ts';
import { loginMachine } from './login-machine.ts';
import type { CaptchaOutcome, LoginServices } from './services.ts';
import {
  apiError,
  brokenAnswer,
  captchaError,
  captchaResult,
  fakeServices,
  memoryCooldown,
  offline,
  overlayCaptcha,
} from './testing/fake-services.ts';

const PHONE = '13800138000';
const OTHER_PHONE = '15912345678';
const SLIDER: LoginServices['captcha'] = {
  kind: 'slider',
  load: () => new Promise(() => {}),
  answer: () => new Promise(() => {}),
};

/** A login whose dialog is open, on a clock that is wound by hand. */
function openLogin(parts: Partial<LoginServices> = {}, input: Omit<LoginInput, 'services'> = {}) {
  const clock = new SimulatedClock();
  const services = fakeServices({ now: () => clock.now(), captcha: SLIDER, ...parts });
  const actor = createActor(loginMachine, { input: { services, ...input }, clock });
  const heard: LoginEmitted[] = [];
  actor.on('*', (event) => {
    heard.push(event);
  });
  actor.start();
  actor.send({ type: 'dialog.opened' });
  const login = {
    actor,
    clock,
    heard,
    get form() {
      const { value } = actor.getSnapshot();
      return typeof value === 'string' ? value : value.open?.form;
    },
    get context() {
      return actor.getSnapshot().context;
    },
    focus: () => heard.filter((event) => event.type === 'focus.wanted').at(-1)?.at,
    times: (type: LoginEmitted['type']) => heard.filter((event) => event.type === type).length,
    fill(phone = PHONE, code = '123456', agreed = true) {
      actor.send({ type: 'phone.changed', value: phone });
      actor.send({ type: 'code.changed', value: code });
      actor.send({ type: 'agreement.changed', agreed });
    },
    request(phone = PHONE) {
      actor.send({ type: 'phone.changed', value: phone });
      actor.send({ type: 'code.requested' });
    },
    /** From the press on Send to the answer of the server. */
    async send(phone = PHONE) {
      login.request(phone);
      actor.send({ type: 'captcha.solved', result: captchaResult() });
      await settle();
    },
    async close() {
      actor.send({ type: 'dialog.closed' });
      await settle();
    },
  };
  return login;
}

describe('a number of another country', () => {
  const singapore: PhoneCountry = {
    code: '65',
    normalize: (input) => input.replace(/\D/g, '').slice(0, 8),
    isValid: (phone) => /^[89]\d{7}$/.test(phone),
  };

  it('is sent a code, and logs in, with the code of that country', async () => {
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

describe('asking for a code', () => {
  it('with no number says so and shows no captcha', () => {
    const login = openLogin();
    login.actor.send({ type: 'code.requested' });
    expect(login.context.errors).toEqual({ phone: 'required' });
    expect([login.form, login.focus()]).toEqual(['editing', 'phone']);
  });

  it('with a wrong number says so, until the number is changed', () => {
    const login = openLogin();
    login.actor.send({ type: 'phone.changed', value: '12345678901' });
    login.actor.send({ type: 'code.requested' });
    expect(login.context.errors).toEqual({ phone: 'invalid' });
    login.actor.send({ type: 'phone.changed', value: '1' });
    expect(login.context.errors).toEqual({});
  });

  it('does not ask for the agreement yet', () => {
    const login = openLogin();
    login.request();
    expect(login.form).toBe('solvingCaptcha');
  });

  it('sends the number and the result of its captcha, and counts from 60 once that succeeded', async () => {
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

  it('pressed twenty times sends once', async () => {
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

  it('keeps to the number that was challenged when another is typed meanwhile', async () => {
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

  it('that fails shows the word of the server, starts no countdown and lets one try again', async () => {
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
    ['the network is gone', offline()],
    ['the call takes too long', new DOMException('timed out', 'TimeoutError')],
    ['nothing sensible is thrown', undefined],
  ])('has no word of the server when %s', async (_, error) => {
    const login = openLogin({ sendCode: () => Promise.reject(error) });
    await login.send();
    expect(login.context.failure).toEqual({ act: 'send', message: null, unreachable: true });
  });

  it.each([
    ['a status that is no success', brokenAnswer(503)],
    ['what is no answer of the API', Object.assign(new Error(), { name: 'MalformedResponse' })],
  ])('was not cut off where the server answered with %s', async (_, error) => {
    const login = openLogin({ sendCode: () => Promise.reject(error) });
    await login.send();
    expect(login.context.failure).toEqual({ act: 'send', message: null, unreachable: false });
  });

  it('waits as long as the server says', async () => {
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

describe('the captcha', () => {
  it('that is closed leaves no error, no countdown, and the focus on Send', () => {
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
    'that ends with "%s" says so',
    (reason) => {
      const login = openLogin();
      login.request();
      login.actor.send({ type: 'captcha.failed', reason });
      expect([login.form, login.context.failure]).toEqual(['editing', { act: 'captcha', reason }]);
    },
  );

  it('of a vendor is prepared when the dialog opens, shown when it is wanted, and reset after each attempt', async () => {
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

  it('of a vendor that is not ready yet is waited for', async () => {
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

  it('of a vendor that could not be loaded is quiet until it is wanted, then loaded again', async () => {
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

  it('of a vendor that is lost while it is shown is loaded again', async () => {
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

  it('whose provider throws something else counts as failed', async () => {
    const login = openLogin({
      captcha: overlayCaptcha({ verify: () => Promise.reject(new Error('boom')) }),
    });
    await settle();
    login.request();
    await settle();
    expect(login.context.failure).toEqual({ act: 'captcha', reason: 'failed' });
  });
});

describe('the countdown', () => {
  it('runs down by the second and ends usable', async () => {
    const login = openLogin();
    await login.send();
    login.clock.increment(18_000);
    expect(login.context.secondsLeft).toBe(42);
    login.clock.increment(41_999);
    expect(login.context.secondsLeft).toBe(1);
    login.clock.increment(1);
    expect(login.actor.getSnapshot().matches({ open: { resend: 'usable' } })).toBe(true);
  });

  it('is not passed by another press', async () => {
    let calls = 0;
    const login = openLogin({ sendCode: async () => void calls++ });
    await login.send();
    await login.send();
    expect([calls, login.form, login.context.errors]).toEqual([1, 'editing', {}]);
  });

  it('belongs to the number: another may send, and the first still waits', async () => {
    const login = openLogin();
    await login.send(PHONE);
    login.clock.increment(20_000);
    login.actor.send({ type: 'phone.changed', value: OTHER_PHONE });
    expect(login.context.secondsLeft).toBe(0);
    await login.send(OTHER_PHONE);
    expect(login.context.secondsLeft).toBe(60);
    login.actor.send({ type: 'phone.changed', value: PHONE });
    expect(login.context.secondsLeft).toBe(40);
  });

  it('goes on from its deadline when the dialog is opened again', async () => {
    const login = openLogin();
    await login.send();
    await login.close();
    login.clock.increment(25_000);
    login.actor.send({ type: 'dialog.opened' });
    expect([login.context.phone, login.context.secondsLeft]).toEqual([PHONE, 35]);
  });

  it('goes on after a reload, before the number is typed and after', () => {
    const login = openLogin({ cooldown: memoryCooldown({ [PHONE]: 42_000 }) });
    expect(login.context.secondsLeft).toBe(42);
    login.actor.send({ type: 'phone.changed', value: PHONE });
    expect(login.context.secondsLeft).toBe(42);
    login.actor.send({ type: 'phone.changed', value: OTHER_PHONE });
    expect(login.context.secondsLeft).toBe(0);
  });

  it('is right at once when a sleeping tab wakes', async () => {
    let now = 0;
    const login = openLogin({ now: () => now });
    await login.send();
    now = 50_400;
    login.actor.send({ type: 'clock.checked' });
    expect(login.context.secondsLeft).toBe(10);
    now = 3_600_000;
    login.actor.send({ type: 'clock.checked' });
    expect(login.context.secondsLeft).toBe(0);
  });

  it('never says more than 60 when the clock was set back by a day', async () => {
    let now = 86_400_000;
    const login = openLogin({ now: () => now });
    await login.send();
    now = 0;
    login.actor.send({ type: 'clock.checked' });
    expect(login.context.secondsLeft).toBe(60);
    now = 60_000;
    login.actor.send({ type: 'clock.checked' });
    expect(login.context.secondsLeft).toBe(0);
  });

  it('is as long as the product wants it', async () => {
    const login = openLogin({}, { resendAfterMs: 90_000 });
    await login.send();
    expect(login.context.secondsLeft).toBe(90);
  });
});

describe('submitting', () => {
  it('an empty form names all that is wrong and looks at the first', () => {
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
    'looks at the %s when that is what is wrong first',
    (field, phone, code, agreed, errors) => {
      const login = openLogin();
      login.fill(phone, code, agreed);
      login.actor.send({ type: 'login.submitted' });
      expect([login.focus(), login.context.errors]).toEqual([field, errors]);
    },
  );

  it('twenty times logs in once, and says so once', async () => {
    const calls: unknown[] = [];
    const login = openLogin({ login: async (input) => void calls.push(input) });
    login.fill();
    for (let press = 0; press < 20; press++) login.actor.send({ type: 'login.submitted' });
    await settle();
    expect(calls).toEqual([{ countryCode: '86', phone: PHONE, code: '123456' }]);
    expect([login.form, login.times('login.succeeded')]).toEqual(['done', 1]);
  });

  it('a wrong code shows the word of the server, empties the code and looks at it', async () => {
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

  it('without a network keeps the code for another try', async () => {
    const login = openLogin({ login: () => Promise.reject(offline()) });
    login.fill();
    login.actor.send({ type: 'login.submitted' });
    await settle();
    expect([login.context.code, login.context.failure]).toEqual([
      '123456',
      { act: 'login', message: null, unreachable: true },
    ]);
  });

  it('takes no change of the fields while it is under way', () => {
    const login = openLogin({ login: () => new Promise(() => {}) });
    login.fill();
    login.actor.send({ type: 'login.submitted' });
    login.fill('1', '2', false);
    expect(login.context).toMatchObject({ phone: PHONE, code: '123456', agreed: true });
  });

  it('happens by itself when the code arrives by itself and the agreement is ticked', () => {
    const login = openLogin({ login: () => new Promise(() => {}) });
    login.fill(PHONE, '', true);
    login.actor.send({ type: 'code.received', value: '654321' });
    expect([login.form, login.context.code]).toEqual(['submitting', '654321']);
  });

  it('happens by itself where there is nothing to agree to, also after another login', async () => {
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

  it('asks for what there is to agree to now, not for what there was', () => {
    let documents = 0;
    const login = openLogin({}, { mustAgree: () => documents > 0 });
    documents = 1;
    login.fill(PHONE, '123456', false);
    login.actor.send({ type: 'login.submitted' });
    expect(login.context.errors).toEqual({ agreement: 'required' });
  });

  it('does not happen by itself while the agreement is not ticked', () => {
    const login = openLogin();
    login.fill(PHONE, '', false);
    login.actor.send({ type: 'code.received', value: '654321' });
    expect([login.form, login.context.code, login.context.errors]).toEqual([
      'editing',
      '654321',
      {},
    ]);
  });
});

describe('closing', () => {
  it('lasts 300 ms', async () => {
    const login = openLogin();
    await login.close();
    login.clock.increment(299);
    expect(login.form).toBe('closing');
    login.clock.increment(1);
    expect(login.form).toBe('closed');
  });

  it('is taken back by opening again', async () => {
    const login = openLogin();
    await login.close();
    login.actor.send({ type: 'dialog.opened' });
    login.clock.increment(1_000);
    expect(login.form).toBe('editing');
  });

  it('aborts a code that is being sent, and hears nothing of it any more', async () => {
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

  it('still waits for the number whose code went out all the same', async () => {
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

  it('aborts a login, and hears nothing of it any more', async () => {
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

  it('closes the captcha of a vendor, whose late answer changes nothing', async () => {
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

  it('keeps what was typed, but no complaint, for the next time', async () => {
    const login = openLogin();
    login.fill(PHONE, '12', false);
    login.actor.send({ type: 'login.submitted' });
    await login.close();
    login.actor.send({ type: 'dialog.opened' });
    expect(login.context).toMatchObject({ phone: PHONE, code: '12', errors: {}, failure: null });
  });

  it('after a login forgets number, code and consent', async () => {
    const login = openLogin();
    login.fill();
    login.actor.send({ type: 'login.submitted' });
    await settle();
    await login.close();
    expect(login.context.succeeded).toBe(true);
    login.clock.increment(300);
    expect(login.context).toMatchObject({ succeeded: false, phone: '', code: '', agreed: false });
  });
});
