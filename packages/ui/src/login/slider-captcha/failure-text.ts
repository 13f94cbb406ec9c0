import type { CaptchaFailureReason } from './challenge.ts';
import { captchaMessages } from './messages.ts';

/** Texts of the failures (spec §8). */
export const captchaFailureTexts = {
  failed: captchaMessages.failed,
  'missing-result': captchaMessages.missingResult,
  'not-initialised': captchaMessages.notInitialised,
} satisfies Record<CaptchaFailureReason, unknown>;
