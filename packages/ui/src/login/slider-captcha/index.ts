export type {
  CaptchaError,
  CaptchaFailureReason,
  CaptchaResult,
  SliderAnswer,
  SliderCaptchaProvider,
  SliderChallenge,
} from './challenge.ts';
export { SliderCaptcha, type SliderCaptchaProps } from './slider-captcha.tsx';
