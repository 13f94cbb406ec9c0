import * as v from 'valibot';
import { captchaResult } from './captcha.ts';

/** Spec §5: mainland mobile number, 11 digits, starts with 1, second digit 3–9. */
export const phone = v.pipe(v.string(), v.regex(/^1[3-9]\d{9}$/));

/** POST /api/users/send_phone_verification_code_captcha (spec §3). */
export const sendCodePayload = v.object({
  country_code: v.literal('86'),
  phone,
  ...captchaResult.entries,
});
export type SendCodePayload = v.InferOutput<typeof sendCodePayload>;

/** POST /api/users/login_register_share_no_invitation_code (spec §3). */
export const loginPayload = v.object({
  country_code: v.literal('86'),
  phone,
  phone_verify_code: v.pipe(v.string(), v.regex(/^\d{6}$/)),
  /** The acquisition channel. */
  source: v.pipe(v.string(), v.maxLength(384)),
});
export type LoginPayload = v.InferOutput<typeof loginPayload>;

/** What a login answers; `userInfo` of the session (spec §3). The token is opaque. */
export const userInfo = v.looseObject({
  access_token: v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/)),
  web_user_id: v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/)),
  /** For display; never a whole phone number. */
  nickname: v.optional(v.string()),
});
export type UserInfo = v.InferOutput<typeof userInfo>;

/** GET /api/users/me/ */
export const me = v.looseObject({
  web_user_id: v.string(),
  nickname: v.optional(v.string()),
  /** 138****8000 */
  phone_masked: v.optional(v.string()),
  created_at: v.optional(v.string()),
});
export type Me = v.InferOutput<typeof me>;
