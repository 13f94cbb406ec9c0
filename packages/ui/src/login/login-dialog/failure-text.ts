import type { FormatText } from '../../i18n/messages-provider.tsx';
import type { LoginFailure } from '../login-machine/login-rules.ts';
import { captchaFailureTexts } from '../slider-captcha/failure-text.ts';
import { loginMessages } from './messages.ts';

const withoutReason = { send: loginMessages.sendFailed, login: loginMessages.loginFailed };

/** Text of a failure for the visitor (spec §8): the server's message, else our own. `text` comes from `useText()`. */
export const failureText = (failure: LoginFailure, text: FormatText): string =>
  failure.act === 'captcha'
    ? text(captchaFailureTexts[failure.reason])
    : (failure.message ?? text(withoutReason[failure.act]));
