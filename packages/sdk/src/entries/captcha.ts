export {
  CaptchaError,
  type CaptchaOutcome,
  type CaptchaProvider,
  type OverlayCaptchaProvider,
  type SliderCaptchaProvider,
} from '../vendors/captcha/captcha.ts';
export { createGeetest, type GeetestOptions } from '../vendors/captcha/geetest.ts';
export { noCaptcha } from '../vendors/none.ts';
