import { fromCallback, fromPromise } from 'xstate';
import { type CaptchaResult, captchaReasonOf } from '../slider-captcha/challenge.ts';
import type { LoginEvent } from './login-flow.ts';
import { retryAfterMs } from './login-rules.ts';
import type { CaptchaProvider, LoginNumber, LoginServices } from './services.ts';

export const sendCode = fromPromise<
  void,
  { services: LoginServices; number: LoginNumber; captcha: CaptchaResult | null; waitMs: number }
>(async ({ input: { services, number, captcha, waitMs }, signal }) => {
  if (!captcha) throw new Error('a code needs a solved captcha');
  const waitFor = (ms: number) => services.cooldown.write(number.phone, services.now() + ms);
  try {
    await services.sendCode({ ...number, captcha }, signal);
  } catch (error) {
    if (retryAfterMs(error) > 0) waitFor(retryAfterMs(error));
    throw error;
  }
  // Also when the dialog was closed meanwhile: the message is on its way.
  waitFor(waitMs);
});

export const login = fromPromise<
  void,
  { services: LoginServices; number: LoginNumber; code: string }
>(({ input: { services, number, code }, signal }) => services.login({ ...number, code }, signal));

export const prepareCaptcha = fromPromise<void, { provider: CaptchaProvider }>(
  async ({ input: { provider }, signal }) => {
    if (provider.kind === 'overlay') await provider.prepare(signal);
  },
);

/** Shows an overlay captcha and reports how it ended. A slider is drawn, and reported, by the interface. */
export const showCaptcha = fromCallback<LoginEvent, { provider: CaptchaProvider }>(
  ({ input: { provider }, sendBack }) => {
    if (provider.kind === 'slider') return;
    const closing = new AbortController();
    const tell = (event: LoginEvent) => {
      if (!closing.signal.aborted) sendBack(event);
    };
    provider.verify(closing.signal).then(
      (outcome) =>
        tell(
          outcome.status === 'solved'
            ? { type: 'captcha.solved', result: outcome.result }
            : { type: 'captcha.closed' },
        ),
      (error: unknown) => tell({ type: 'captcha.failed', reason: captchaReasonOf(error) }),
    );
    return () => closing.abort();
  },
);
