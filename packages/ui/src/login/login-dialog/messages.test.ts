import { describe, expect, it } from 'vitest';
import { fillText } from '../../i18n/messages.ts';
import type { FormatText } from '../../i18n/messages-provider.tsx';
import { CLOSING_MS } from '../../primitives/dialog/closing-ms.ts';
import { RESEND_AFTER_MS } from '../login-machine/cooldown.ts';
import { mainlandChina } from '../phone/phone.ts';
import { failureText } from './failure-text.ts';
import { loginMessages } from './messages.ts';

const text: FormatText = (message, values) => fillText(message.defaultMessage, values);

describe('texts of the login dialog', () => {
  it.each([
    ['spec §2', loginMessages.title, '登录'],
    ['spec §2', loginMessages.phonePlaceholder, '请输入手机号'],
    ['spec §2', loginMessages.codePlaceholder, '请输入验证码'],
    ['spec §2', loginMessages.sendCode, '发送验证码'],
    ['spec §2', loginMessages.resendIn, '42s后重新发送'],
    ['spec §2', loginMessages.agreement, '我已阅读并同意《用户协议》、《隐私政策》'],
    ['spec §2', loginMessages.submit, '登录/注册'],
    ['spec §5', loginMessages.phoneRequired, '请输入手机号'],
    ['spec §5', loginMessages.phoneInvalid, '请输入正确的手机号'],
    ['spec §5', loginMessages.codeRequired, '请输入验证码'],
    ['spec §5', loginMessages.agreementRequired, '请阅读并同意协议'],
    ['spec §8', loginMessages.codeSent, '验证码发送成功'],
  ])('%s: text %# is as specified', (_, message, expected) => {
    const documents = [loginMessages.terms, loginMessages.privacy]
      .map((title) => text(title))
      .join(text(loginMessages.agreementSeparator));
    expect(text(message, { n: 42, documents })).toBe(expected);
  });

  it.each([
    [{ act: 'send', message: '号码已停用', unreachable: false }, '号码已停用'],
    [{ act: 'send', message: null, unreachable: true }, '验证码发送失败'],
    [{ act: 'captcha', reason: 'failed' }, '验证失败'],
    [{ act: 'captcha', reason: 'missing-result' }, '获取验证信息失败'],
    [{ act: 'captcha', reason: 'not-initialised' }, '验证码未初始化'],
    [{ act: 'login', message: '验证码错误', unreachable: false }, '验证码错误'],
  ] as const)('spec §8: failure %j has its text', (failure, expected) =>
    expect(failureText(failure, text)).toBe(expected),
  );

  it('have the specified defaults: 60 s, 300 ms, country 86', () => {
    expect([RESEND_AFTER_MS, CLOSING_MS, mainlandChina.code]).toEqual([60_000, 300, '86']);
  });
});
