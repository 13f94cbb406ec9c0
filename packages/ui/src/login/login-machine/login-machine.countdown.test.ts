import { describe, expect, it } from 'vitest';
import { apiError, memoryCooldown } from './testing/fake-services.ts';
import { OTHER_PHONE, openLogin, PHONE } from './testing/open-login.ts';

describe('countdown of the login machine', () => {
  it('counts down each second until Send is usable', async () => {
    const login = openLogin();
    await login.send();
    expect(login.context.secondsLeft).toBe(60);
    login.clock.increment(1_000);
    expect(login.context.secondsLeft).toBe(59);
    login.clock.increment(17_000);
    expect(login.context.secondsLeft).toBe(42);
    login.clock.increment(41_999);
    expect(login.context.secondsLeft).toBe(1);
    login.clock.increment(1);
    expect(login.actor.getSnapshot().matches({ open: { resend: 'usable' } })).toBe(true);
  });

  it('blocks another request', async () => {
    let calls = 0;
    const login = openLogin({ sendCode: async () => void calls++ });
    await login.send();
    await login.send();
    expect([calls, login.form, login.context.errors]).toEqual([1, 'editing', {}]);
  });

  it('belongs to its number: another number may send at once', async () => {
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

  it('continues from its deadline after reopening', async () => {
    const login = openLogin();
    await login.send();
    await login.close();
    login.clock.increment(25_000);
    login.actor.send({ type: 'dialog.opened' });
    expect([login.context.phone, login.context.secondsLeft]).toEqual([PHONE, 35]);
  });

  it('continues after a reload, before and after the number is typed', () => {
    const login = openLogin({ cooldown: memoryCooldown({ [PHONE]: 42_000 }) });
    expect(login.context.secondsLeft).toBe(42);
    login.actor.send({ type: 'phone.changed', value: PHONE });
    expect(login.context.secondsLeft).toBe(42);
    login.actor.send({ type: 'phone.changed', value: OTHER_PHONE });
    expect(login.context.secondsLeft).toBe(0);
  });

  it('continues a longer wait of the server after a reload, and after reopening', async () => {
    const login = openLogin({ cooldown: memoryCooldown({ [PHONE]: 600_000 }) });
    expect(login.context.secondsLeft).toBe(600);
    login.clock.increment(50_000);
    await login.close();
    login.actor.send({ type: 'dialog.opened' });
    login.actor.send({ type: 'phone.changed', value: PHONE });
    expect(login.context.secondsLeft).toBe(550);
  });

  it('of more than a day ends after a day, also when it is looked up meanwhile', async () => {
    const login = openLogin({ sendCode: () => Promise.reject(apiError('明天再来', 3 * 86_400)) });
    await login.send();
    expect(login.context.secondsLeft).toBe(86_400);
    login.clock.increment(20 * 3_600_000);
    login.actor.send({ type: 'phone.changed', value: PHONE });
    expect(login.context.secondsLeft).toBe(4 * 3_600);
    login.clock.increment(4 * 3_600_000);
    expect(login.actor.getSnapshot().matches({ open: { resend: 'usable' } })).toBe(true);
  });

  it.each([
    ['at most a day', 9e15, 24 * 60 * 60],
    ['not at all', Number.NaN, 0],
  ])('lasts %s when the store was tampered with', (_, endsAt, seconds) => {
    const login = openLogin({ cooldown: memoryCooldown({ [PHONE]: endsAt }) });
    expect(login.context.secondsLeft).toBe(seconds);
  });

  it('is correct at once when a sleeping tab wakes', async () => {
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

  it('shows at most 60 when the clock is set back by a day', async () => {
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

  it('lasts resendAfterMs', async () => {
    const login = openLogin({}, { resendAfterMs: 90_000 });
    await login.send();
    expect(login.context.secondsLeft).toBe(90);
  });
});
