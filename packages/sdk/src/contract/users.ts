import * as v from 'valibot';
import { captchaResult } from './captcha.ts';
import { CHANNEL_MAX_LENGTH, MAINLAND_PHONE } from './constants.ts';
import { HEADER_SAFE } from './header-safe.ts';
import { hue, id, maybe, words } from './lenient.ts';

export const phone = v.pipe(v.string(), v.regex(MAINLAND_PHONE));
/** A number of any country, without its country code. */
const nationalNumber = v.pipe(v.string(), v.regex(/^\d{4,14}$/));
/** Without the plus. */
const countryCode = v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/));
const verificationCode = v.pipe(v.string(), v.regex(/^\d{6}$/));
const headerSafe = v.pipe(v.string(), v.regex(HEADER_SAFE));

/** POST /api/users/send_phone_verification_code_captcha (spec §3). */
export const sendCodePayload = v.object(
  // No spread: bundlers keep one that nothing uses.
  v.entriesFromObjects([
    v.object({ country_code: countryCode, phone: nationalNumber }),
    captchaResult,
  ]),
);
export type SendCodePayload = v.InferOutput<typeof sendCodePayload>;

/** POST /api/users/login_register_share_no_invitation_code (spec §3). */
export const loginPayload = v.object({
  country_code: countryCode,
  phone: nationalNumber,
  phone_verify_code: verificationCode,
  /** The encoded acquisition channel. */
  source: v.pipe(v.string(), v.maxLength(CHANNEL_MAX_LENGTH)),
});
export type LoginPayload = v.InferOutput<typeof loginPayload>;

/** Answer of a login and `userInfo` of the session (spec §3). Other fields are kept. The token is opaque. */
export const userInfo = v.looseObject({
  access_token: headerSafe,
  web_user_id: headerSafe,
  nickname: maybe(words),
  /** Masked: 138****8000. */
  phone_masked: maybe(words),
  /** Seed and hue (0–359) of the avatar. */
  seed: maybe(id),
  hue: maybe(hue),
  /** ISO 8601. */
  created_at: maybe(words),
});
export type UserInfo = v.InferOutput<typeof userInfo>;

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

/** One action of a user; never what was typed. */
export const userAction = v.looseObject({
  action: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  /** ISO 8601. */
  at: maybe(v.string()),
});
export type UserAction = v.InferOutput<typeof userAction>;

/** A user has seen a talk up to a message. A backend that counts unread messages stores it. */
export const talkReadAction = v.looseObject({
  action: v.literal('talk_read'),
  companion: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  /** Id of the message. */
  message: v.pipe(v.string(), v.regex(/^\d{1,16}$/)),
});
export type TalkReadAction = v.InferOutput<typeof talkReadAction>;

/** POST /api/users/report_user_action. A backend may end the session at `logout`; no client depends on it. */
export const userActions = v.object({
  actions: v.array(userAction),
  app_platform: v.string(),
  app_version: v.string(),
});
export type UserActions = v.InferOutput<typeof userActions>;
