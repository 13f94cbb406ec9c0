import { ofetch } from 'ofetch';
import * as v from 'valibot';
import { API_TIMEOUT_MS } from '../../client/request.ts';
import { captchaResult, sliderChallenge } from '../../contract/captcha.ts';
import { anySignal } from '../../internal/any-signal.ts';
import { normalizeBaseUrl } from '../../internal/base-url.ts';
import { CaptchaError, type SliderCaptchaProvider } from './captcha.ts';

type Reason = CaptchaError['reason'];

const answerResult = v.object({ result: v.nullable(captchaResult) });

/**
 * The sandbox's slider. `baseUrl`: base address of the API; empty for the page's own origin.
 * @throws {TypeError} for another `baseUrl`
 */
export function createSandboxSlider({ baseUrl }: { baseUrl: string }): SliderCaptchaProvider {
  const base = normalizeBaseUrl(baseUrl);

  async function post(path: string, body: object, signal: AbortSignal, reason: Reason) {
    try {
      return await ofetch<unknown>(`${base}${path}`, {
        method: 'POST',
        body: { ...body },
        retry: false,
        signal: anySignal([signal, AbortSignal.timeout(API_TIMEOUT_MS)]),
      });
    } catch (cause) {
      throw signal.aborted ? cause : new CaptchaError(reason, { cause });
    }
  }

  return {
    kind: 'slider',
    async load({ phone }, signal) {
      const reason = 'not-initialised';
      return read(
        sliderChallenge,
        await post('/sandbox/captcha', { phone }, signal, reason),
        reason,
      );
    },
    async answer(input, signal) {
      const answer = await post('/sandbox/captcha/answer', input, signal, 'failed');
      return read(answerResult, answer, 'missing-result').result;
    },
  };
}

function read<Schema extends v.GenericSchema>(schema: Schema, answer: unknown, reason: Reason) {
  const parsed = v.safeParse(schema, answer);
  if (!parsed.success) throw new CaptchaError(reason);
  return parsed.output;
}
