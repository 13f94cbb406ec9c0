import type { FormatText } from '../i18n/messages-provider.tsx';
import type { LoginFailure } from '../login-machine/login-rules.ts';
import { captchaFailureTexts } from '../slider-captcha/failure-text.ts';
import { loginMessages } from './messages.ts';

const withoutReason = { send: loginMessages.sendFailed, login: loginMessages.loginFailed };

/** spec §8: the server's word, or ours when it has none. */
export const failureText = (failure: LoginFailure, text: FormatText): string =>
  failure.act === 'captcha'
    ? text(captchaFailureTexts[failure.reason])
    : (failure.message ?? text(withoutReason[failure.act]));
