import * as v from 'valibot';
import { captchaResult } from './captcha.ts';
import { CHANNEL_MAX_LENGTH, COUNTRY_CODE, MAINLAND_PHONE } from './constants.ts';
import { HEADER_SAFE } from './header-safe.ts';
import { maybe } from './lenient.ts';

export const phone = v.pipe(v.string(), v.regex(MAINLAND_PHONE));
const verificationCode = v.pipe(v.string(), v.regex(/^\d{6}$/));
const headerSafe = v.pipe(v.string(), v.regex(HEADER_SAFE));

/** POST /api/users/send_phone_verification_code_captcha (spec §3). */
export const sendCodePayload = v.object({
  country_code: v.literal(COUNTRY_CODE),
  phone,
  ...captchaResult.entries,
});
export type SendCodePayload = v.InferOutput<typeof sendCodePayload>;

/** POST /api/users/login_register_share_no_invitation_code (spec §3). */
export const loginPayload = v.object({
  country_code: v.literal(COUNTRY_CODE),
  phone,
  phone_verify_code: verificationCode,
  /** The encoded acquisition channel. */
  source: v.pipe(v.string(), v.maxLength(CHANNEL_MAX_LENGTH)),
});
export type LoginPayload = v.InferOutput<typeof loginPayload>;

const profile = {
  nickname: maybe(v.string()),
  /** Masked: 138****8000. */
  phone_masked: maybe(v.string()),
  /** Seed and hue (0–359) of the avatar. */
  seed: maybe(v.string()),
  hue: maybe(v.number()),
  /** ISO 8601. */
  created_at: maybe(v.string()),
};

/** Answer of a login and `userInfo` of the session (spec §3). Other fields are kept. The token is opaque. */
export const userInfo = v.looseObject({
  access_token: headerSafe,
  web_user_id: headerSafe,
  ...profile,
});
export type UserInfo = v.InferOutput<typeof userInfo>;

/** GET /api/users/me/ */
export const me = v.looseObject({ web_user_id: v.string(), ...profile });
export type Me = v.InferOutput<typeof me>;

/** POST /api/users/verify_phone_code */
export const verifyCodePayload = v.object({ phone_verify_code: verificationCode });
export type VerifyCodePayload = v.InferOutput<typeof verifyCodePayload>;

/** Answer to a verified code; valid for one account_delete. */
export const removalTicket = v.object({
  ticket: v.pipe(v.string(), v.nonEmpty()),
  /** ISO 8601. */
  expires_at: maybe(v.string()),
});
export type RemovalTicket = v.InferOutput<typeof removalTicket>;

/**
 * POST /api/users/report_user_action; `logout` ends the session that reports it. The SDK adds `app_platform` and
 * `app_version`.
 */
export const userAction = v.looseObject({ action: v.pipe(v.string(), v.nonEmpty()) });
export type UserAction = v.InferOutput<typeof userAction>;
