import { ofetch } from 'ofetch';
import * as v from 'valibot';
import { API_TIMEOUT_MS } from '../../client/request.ts';
import { captchaResult, sliderChallenge } from '../../contract/captcha.ts';
import { anySignal } from '../../internal/any-signal.ts';
import { normalizeBaseUrl } from '../../internal/base-url.ts';
import type { SliderCaptchaProvider } from './captcha.ts';

const answerResult = v.object({ result: v.nullable(captchaResult) });

/** The sandbox's own slider; `baseUrl` is the API's, empty for the page's own origin. */
export function createSandboxSlider({ baseUrl }: { baseUrl: string }): SliderCaptchaProvider {
  const post = (path: string, body: Record<string, unknown>, signal: AbortSignal) =>
    ofetch<unknown>(`${normalizeBaseUrl(baseUrl)}${path}`, {
      method: 'POST',
      body,
      retry: false,
      signal: anySignal([signal, AbortSignal.timeout(API_TIMEOUT_MS)]),
    });
  return {
    kind: 'slider',
    load: async ({ phone }, signal) =>
      v.parse(sliderChallenge, await post('/sandbox/captcha', { phone }, signal)),
    answer: async (input, signal) =>
      v.parse(answerResult, await post('/sandbox/captcha/answer', input, signal)).result,
  };
}
