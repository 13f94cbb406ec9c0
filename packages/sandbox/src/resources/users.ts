import {
  CHANNEL_MAX_LENGTH,
  COUNTRY_CODE,
  captchaResult,
  type KeepAction,
  keepAction,
  type TalkReadAction,
  talkReadAction,
} from '@companion/sdk/contract';
import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { ApiError, errorCodes } from '../http/api-error.ts';
import { bodyOf, queryOf } from '../http/body.ts';
import type { Env } from '../http/env.ts';
import { ok } from '../http/envelope.ts';
import { XSRF_COOKIE } from '../http/guards.ts';
import { bearerOf, userOf } from '../http/session.ts';
import { maskedPhone, normalPhone } from '../phone.ts';
import type { Services } from '../services.ts';
import type { User } from '../session/users.ts';
import type { CodePurpose } from '../sms/codes.ts';
import { createShelves } from '../store/shelves.ts';

// Wider than the contract's payloads: `+86 138 0013 8000` is accepted, and an invalid number gets a
// readable error message instead of a 400.
const phoneText = v.pipe(v.string(), v.maxLength(40));
const codeText = v.pipe(v.string(), v.maxLength(40));
const sendCode = v.object({
  country_code: v.literal(COUNTRY_CODE),
  phone: phoneText,
  ...captchaResult.entries,
});
const login = v.object({
  country_code: v.literal(COUNTRY_CODE),
  phone: phoneText,
  phone_verify_code: codeText,
  source: v.optional(v.pipe(v.string(), v.maxLength(CHANNEL_MAX_LENGTH)), ''),
});

/** /api/users: login, profile, account removal and logout. */
export function usersResource(services: Services): Hono<Env> {
  const { captcha, codes, log, messaging, outbox, removal, sendLimits, sessions, talks, users } =
    services;
  const shelves = createShelves(services.database);
  const app = new Hono<Env>();

  /** Runs `work` and logs its result (ASVS 16.3.1). */
  function audited<T>(event: string, phone: string, address: string, work: () => T): T {
    const caller = { phone: maskedPhone(phone), address };
    try {
      const result = work();
      log(event, { result: 'ok', ...caller });
      return result;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : errorCodes.internal;
      log(event, { result: 'refused', code, ...caller });
      throw error;
    }
  }

  function sendTo(phone: string, purpose: CodePurpose, address: string): void {
    sendLimits.take(phone, address);
    const code = codes.issue(phone, purpose, address);
    outbox.send({ phone, code, purpose });
  }

  app.post('/send_phone_verification_code_captcha', (c) => {
    const body = bodyOf(c, sendCode);
    const phone = phoneOf(body.phone);
    audited('send_code', phone, c.var.address, () => {
      captcha.redeem(phone, body);
      sendTo(phone, 'login', c.var.address);
    });
    return ok(c, {});
  });

  app.post('/login_register_share_no_invitation_code', (c) => {
    const body = bodyOf(c, login);
    const phone = phoneOf(body.phone);
    const { user, token } = audited('login', phone, c.var.address, () => {
      codes.redeem(phone, 'login', body.phone_verify_code, c.var.address);
      return services.database.transaction(() => {
        const user = users.findOrCreate(phone, body.source, c.var.language);
        return { user, token: sessions.open(user.id) };
      });
    });
    setCookie(c, XSRF_COOKIE, services.xsrfTokens.issue(), {
      path: '/',
      sameSite: 'Lax',
      secure: c.env.isSecure ?? false,
    });
    return ok(c, { access_token: token, ...profile(user) });
  });

  app.get('/me', (c) => {
    const user = userOf(c, services);
    return ok(c, { ...profile(user), shelf: shelves.of(user.id) });
  });

  app.post('/send_phone_verification_code_by_user', (c) => {
    const user = userOf(c, services);
    audited('send_removal_code', user.phone, c.var.address, () =>
      sendTo(user.phone, 'remove-account', c.var.address),
    );
    return ok(c, {});
  });

  app.post('/verify_phone_code', (c) => {
    const user = userOf(c, services);
    const { phone_verify_code } = bodyOf(c, v.object({ phone_verify_code: codeText }));
    const { ticket, expiresAt } = audited('verify_code', user.phone, c.var.address, () =>
      removal.verify(user, phone_verify_code, c.var.address),
    );
    return ok(c, { ticket, expires_at: new Date(expiresAt).toISOString() });
  });

  app.post('/account_delete', (c) => {
    const user = userOf(c, services);
    const { ticket } = queryOf(
      c,
      v.object({ ticket: v.optional(v.pipe(v.string(), v.maxLength(100)), '') }),
    );
    audited('remove_account', user.phone, c.var.address, () => removal.remove(user, ticket));
    messaging.endUser(user.id);
    return ok(c, {});
  });

  app.post('/report_user_action', (c) => {
    const token = bearerOf(c);
    services.events.add('user-action', c.var.body);
    const report = v.safeParse(v.object({ actions: v.array(v.unknown()) }), c.var.body);
    const actions = report.success ? report.output.actions : [];
    const user = token === undefined ? undefined : sessions.userOf(token);
    const kept = actions.filter(isKeep);
    // Nearly all reports keep nothing; they need no write.
    if (user && kept.length > 0) shelves.put(user.id, kept);
    if (user)
      for (const { companion, message } of actions.filter(isTalkRead))
        talks.markRead(user.id, companion, message);
    // spec §7 has no logout call. The client reports it here among other actions, which ends the session.
    const isLogout = actions.some((action) => v.is(logoutAction, action));
    if (token !== undefined && isLogout) {
      sessions.end(token);
      messaging.endSession(token);
    }
    return ok(c, {});
  });

  return app;
}

const logoutAction = v.looseObject({ action: v.literal('logout') });
// The contract's time may have a form that JavaScript does not read: `2026-11-20T12:00:00+08`.
const isKeep = (action: unknown): action is KeepAction =>
  v.is(keepAction, action) && !Number.isNaN(Date.parse(action.at));
const isTalkRead = (action: unknown): action is TalkReadAction => v.is(talkReadAction, action);

function phoneOf(input: string): string {
  const phone = normalPhone(input);
  if (!phone) throw new ApiError(errorCodes.badPhone, 'badPhone');
  return phone;
}

function profile(user: User) {
  return {
    web_user_id: user.id,
    nickname: user.name,
    phone_masked: maskedPhone(user.phone),
    seed: user.seed,
    hue: user.hue,
    created_at: new Date(user.created_at).toISOString(),
  };
}
