import { SessionExpiredError } from '../client/errors.ts';
import { checkedBy, parseLists } from '../client/payload.ts';
import type { CallOptions, Request } from '../client/request.ts';
import type { CaptchaResult } from '../contract/captcha.ts';
import { COUNTRY_CODE } from '../contract/constants.ts';
import type { Me } from '../contract/me.ts';
import {
  type LoginPayload,
  type RemovalTicket,
  removalTicket,
  type SendCodePayload,
  type UserAction,
  type UserActions,
  type UserInfo,
  userInfo,
  type VerifyCodePayload,
} from '../contract/users.ts';
import { deviceIdentifier } from '../device/device-identifier.ts';
import type { SessionStore } from '../session/session-store.ts';

/**
 * The client (spec §9). The version has no header in spec §7, so it is sent in the body of user actions.
 */
const APP = { app_platform: 'web', app_version: '1.0.0' };

/** A phone number with its country. */
export interface PhoneNumber {
  /** Without the plus. Default: `86` (spec §9). */
  countryCode?: string | undefined;
  /** National number, without the country code. */
  phone: string;
}

interface UsersOptions {
  channel: string;
  userAgent: string;
  session: SessionStore | null;
}

export type UsersCalls = ReturnType<typeof createUsers>;

/**
 * /api/users: login, account, account removal. The last argument of every call is `CallOptions`. Calls reject
 * with `ApiError`; the codes below are those of `errorCodes`.
 */
export function createUsers(request: Request, { channel, userAgent, session }: UsersOptions) {
  const tokenNow = () => session?.getSnapshot().userInfo?.access_token;

  const report = (actions: UserAction[], options?: CallOptions): Promise<void> =>
    request({
      method: 'POST',
      path: '/api/users/report_user_action',
      body: { actions, ...APP } satisfies UserActions,
      keepalive: true,
      options,
    });

  return {
    /**
     * Sends a login code by SMS to `phone`, the national number, for a solved captcha. 41907: too many codes were
     * sent; the next one is possible after `retryAfterSeconds`.
     */
    sendCode(
      { countryCode = COUNTRY_CODE, phone, captcha }: PhoneNumber & { captcha: CaptchaResult },
      options?: CallOptions,
    ) {
      const { lot_number, captcha_output, pass_token, gen_time } = captcha;
      return request({
        method: 'POST',
        path: '/api/users/send_phone_verification_code_captcha',
        body: {
          country_code: countryCode,
          phone,
          lot_number,
          captcha_output,
          pass_token,
          gen_time,
        } satisfies SendCodePayload,
        options,
      });
    },

    /**
     * Logs in or registers. The caller passes the answer to `session.login`. 41912: the code is wrong or has
     * expired; the payload is `CodeRefused`.
     */
    login: (
      { countryCode = COUNTRY_CODE, phone, code }: PhoneNumber & { code: string },
      options?: CallOptions,
    ): Promise<UserInfo> =>
      request({
        method: 'POST',
        path: '/api/users/login_register_share_no_invitation_code',
        headers: { 'device-identifier': deviceIdentifier(userAgent), 'app-platform': 'web' },
        body: {
          country_code: countryCode,
          phone,
          phone_verify_code: code,
          source: channel,
        } satisfies LoginPayload,
        read: checkedBy(userInfo),
        options,
      }),

    /** The account of the session. 41001: nobody is logged in. */
    me: (options?: CallOptions): Promise<Me> =>
      request({ method: 'GET', path: '/api/users/me/', read: parseLists<Me>({}), options }),

    /** Reports actions of the user. `createActionReports` collects them. */
    reportActions: report,

    /**
     * Ends the session in this browser at once, and reports the action `logout`. Nothing here depends on the backend
     * ending the token. Rejects when the backend could not be told. Does nothing without a login.
     */
    async logout(options?: CallOptions): Promise<void> {
      if (tokenNow() === undefined) return;
      // The report reads the session's headers before the session ends.
      const told = report([{ action: 'logout' }], options);
      session?.logout();
      await told.catch((error: unknown) => {
        // The session had already ended.
        if (!(error instanceof SessionExpiredError)) throw error;
      });
    },

    /**
     * First step of account removal: sends a code by SMS to the account's number. 41001: nobody is logged in.
     * 41907: as for `sendCode`; both share one limit.
     */
    sendRemovalCode: (options?: CallOptions): Promise<void> =>
      request({
        method: 'POST',
        path: '/api/users/send_phone_verification_code_by_user',
        body: {},
        options,
      }),

    /** Second step: exchanges the code for a ticket. 41001: nobody is logged in. 41912: as for `login`. */
    verifyRemovalCode: (
      { code }: { code: string },
      options?: CallOptions,
    ): Promise<RemovalTicket> =>
      request({
        method: 'POST',
        path: '/api/users/verify_phone_code',
        body: { phone_verify_code: code } satisfies VerifyCodePayload,
        read: checkedBy(removalTicket),
        options,
      }),

    /**
     * Last step: removes the account for good and ends its session here. 41001: nobody is logged in. Any other
     * code: the ticket is wrong, used or expired.
     */
    async deleteAccount({ ticket }: { ticket: string }, options?: CallOptions): Promise<void> {
      const token = tokenNow();
      await request({
        method: 'POST',
        path: '/api/users/account_delete',
        query: { ticket },
        options,
      });
      if (token !== undefined) session?.logout(token);
    },
  };
}
