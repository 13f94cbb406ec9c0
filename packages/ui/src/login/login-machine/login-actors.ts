import { fromCallback } from 'xstate';
import { fromCall } from '../../internal/from-call.ts';
import { type CaptchaResult, captchaReasonOf } from '../slider-captcha/challenge.ts';
import { LONGEST_STORED_WAIT_MS } from './cooldown.ts';
import type { LoginEvent } from './login-actor.ts';
import { retryAfterMs } from './login-rules.ts';
import type { CaptchaProvider, LoginNumber, LoginServices } from './services.ts';

export const sendCode = fromCall<
  void,
  { services: LoginServices; number: LoginNumber; captcha: CaptchaResult | null; waitMs: number }
>(async ({ services, number, captcha, waitMs }, signal) => {
  if (!captcha) throw new Error('a code needs a solved captcha');
  const startCooldown = (ms: number) =>
    services.cooldown.write(number.phone, services.now() + Math.min(ms, LONGEST_STORED_WAIT_MS));
  try {
    await services.sendCode({ ...number, captcha }, signal);
  } catch (error) {
    if (retryAfterMs(error) > 0) startCooldown(retryAfterMs(error));
    throw error;
  }
  // Also after the dialog was closed, by services that let the request go on: the SMS was sent.
  startCooldown(waitMs);
});

export const login = fromCall<void, { services: LoginServices; number: LoginNumber; code: string }>(
  ({ services, number, code }, signal) => services.login({ ...number, code }, signal),
);

export const prepareCaptcha = fromCall<void, { provider: CaptchaProvider }>(
  async ({ provider }, signal) => {
    if (provider.kind === 'overlay') await provider.prepare(signal);
  },
);

/** Shows an overlay captcha and reports its outcome. For a slider, the UI does both. */
export const showCaptcha = fromCallback<LoginEvent, { provider: CaptchaProvider }>(
  ({ input: { provider }, sendBack }) => {
    if (provider.kind === 'slider') return;
    const closing = new AbortController();
    const report = (event: LoginEvent) => {
      if (!closing.signal.aborted) sendBack(event);
    };
    provider.verify(closing.signal).then(
      (outcome) =>
        report(
          outcome.status === 'solved'
            ? { type: 'captcha.solved', result: outcome.result }
            : { type: 'captcha.closed' },
        ),
      (error: unknown) => report({ type: 'captcha.failed', reason: captchaReasonOf(error) }),
    );
    return () => closing.abort();
  },
);
