import { COUNTRY_CODE } from '../contract/constants.ts';
import type { CooldownStore } from '../login/cooldown.ts';
import type { LoginServices } from '../login/login-services.ts';
import type { OverlayCaptchaProvider } from '../vendors/captcha/captcha.ts';

/** A captcha that is solved at once, except for `parts`. */
export const createFakeCaptcha = (
  parts: Partial<OverlayCaptchaProvider> = {},
): OverlayCaptchaProvider => ({
  kind: 'overlay',
  prepare: async () => {},
  verify: async () => ({
    status: 'solved',
    result: {
      lot_number: 'lot',
      captcha_output: 'output',
      pass_token: 'pass',
      gen_time: '1792800000',
    },
  }),
  reset() {},
  destroy() {},
  ...parts,
});

/** Services of a login dialog that succeed at once, except for `parts`. They remember nothing from test to test. */
export function createFakeServices(parts: Partial<LoginServices> = {}): LoginServices {
  const { now = Date.now } = parts;
  return {
    sendCode: async () => {},
    login: async () => {},
    captcha: createFakeCaptcha(),
    countryCodes: [COUNTRY_CODE],
    now,
    cooldown: createFakeCooldown(now),
    ...parts,
  };
}

/** Keeps the numbers themselves: the hash of `createCooldown` needs `TextEncoder`, which a page of jsdom lacks in Jest. */
function createFakeCooldown(now: () => number): CooldownStore {
  const waits = new Map<string, { since: number; endsAt: number }>();
  const running = () =>
    [...waits].filter(([, { since, endsAt }]) => since <= now() && endsAt > now());
  return {
    read: (phone) => running().find(([key]) => key === phone)?.[1].endsAt ?? null,
    latest: () =>
      running()
        .map(([, { endsAt }]) => endsAt)
        .toSorted((a, b) => b - a)[0] ?? null,
    write: (phone, endsAt) => void waits.set(phone, { since: now(), endsAt }),
  };
}
