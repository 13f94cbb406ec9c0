import type { Request } from '../client/request.ts';
import type { CaptchaResult } from '../contract/captcha.ts';
import { type LoginPayload, me, type SendCodePayload, userInfo } from '../contract/users.ts';
import { deviceIdentifier } from '../device/device-identifier.ts';

/** Spec §9: the only country there is. */
const COUNTRY_CODE = '86';

export function createUsers(request: Request, channel: string, userAgent?: string) {
  return {
    /** Sends a code by SMS to `phone` (11 digits) for a solved captcha. */
    sendCode(input: { phone: string; captcha: CaptchaResult }, signal?: AbortSignal) {
      const { lot_number, captcha_output, pass_token, gen_time } = input.captcha;
      return request<unknown>({
        method: 'POST',
        path: '/api/users/send_phone_verification_code_captcha',
        body: {
          country_code: COUNTRY_CODE,
          phone: input.phone,
          lot_number,
          captcha_output,
          pass_token,
          gen_time,
        } satisfies SendCodePayload,
        signal,
      });
    },

    /** Logs in or registers; the answer is the session's `userInfo`. */
    login(input: { phone: string; code: string }, signal?: AbortSignal) {
      return request({
        method: 'POST',
        path: '/api/users/login_register_share_no_invitation_code',
        headers: {
          'device-identifier': deviceIdentifier(userAgent ?? globalThis.navigator?.userAgent ?? ''),
          'app-platform': 'web',
        },
        body: {
          country_code: COUNTRY_CODE,
          phone: input.phone,
          phone_verify_code: input.code,
          source: channel,
        } satisfies LoginPayload,
        schema: userInfo,
        signal,
      });
    },

    /** Who is logged in. */
    me: (signal?: AbortSignal) =>
      request({ method: 'GET', path: '/api/users/me/', schema: me, signal }),
  };
}
