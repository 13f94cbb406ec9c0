import { defineMessages } from '../../i18n/index.ts';

export const loginMessages = defineMessages({
  title: {
    id: 'ui.login.title',
    defaultMessage: '登录',
    description: 'Title of the login dialog',
  },
  phone: {
    id: 'ui.login.phone',
    defaultMessage: '手机号',
    description: 'Name of the phone number field',
  },
  phonePlaceholder: {
    id: 'ui.login.phonePlaceholder',
    defaultMessage: '请输入手机号',
    description: 'In the empty phone number field',
  },
  phoneRequired: {
    id: 'ui.login.phoneRequired',
    defaultMessage: '请输入手机号',
    description: 'The phone number is missing',
  },
  phoneInvalid: {
    id: 'ui.login.phoneInvalid',
    defaultMessage: '请输入正确的手机号',
    description: 'The phone number is not one',
  },
  code: {
    id: 'ui.login.code',
    defaultMessage: '验证码',
    description: 'Name of the field for the code that came by SMS',
  },
  codePlaceholder: {
    id: 'ui.login.codePlaceholder',
    defaultMessage: '请输入验证码',
    description: 'In the empty code field',
  },
  codeRequired: {
    id: 'ui.login.codeRequired',
    defaultMessage: '请输入验证码',
    description: 'The code is missing',
  },
  codeIncomplete: {
    id: 'ui.login.codeIncomplete',
    defaultMessage: '验证码是 {n} 位数字',
    description: 'The code has fewer than n digits',
  },
  sendCode: {
    id: 'ui.login.sendCode',
    defaultMessage: '发送验证码',
    description: 'Button that sends the code',
  },
  resendIn: {
    id: 'ui.login.resendIn',
    defaultMessage: '{n}s后重新发送',
    description: 'The same button while one has to wait n seconds',
  },
  resendReady: {
    id: 'ui.login.resendReady',
    defaultMessage: '可以重新发送验证码了',
    description: 'The wait is over; heard by screen readers only',
  },
  agreement: {
    id: 'ui.login.agreement',
    defaultMessage: '我已阅读并同意{documents}',
    description: 'Beside the checkbox; {documents} are links to the agreements',
  },
  agreementSeparator: {
    id: 'ui.login.agreementSeparator',
    defaultMessage: '、',
    description: 'Between two agreements, with the spaces it needs',
  },
  agreementRequired: {
    id: 'ui.login.agreementRequired',
    defaultMessage: '请阅读并同意协议',
    description: 'The checkbox is not ticked',
  },
  terms: {
    id: 'ui.login.terms',
    defaultMessage: '《用户协议》',
    description: 'Link to the terms of use',
  },
  privacy: {
    id: 'ui.login.privacy',
    defaultMessage: '《隐私政策》',
    description: 'Link to the privacy policy',
  },
  submit: {
    id: 'ui.login.submit',
    defaultMessage: '登录/注册',
    description: 'Button that logs in, or registers a visitor who comes for the first time',
  },
  codeSent: {
    id: 'ui.login.codeSent',
    defaultMessage: '验证码发送成功',
    description: 'Toast: the code is on its way',
  },
  sendFailed: {
    id: 'ui.login.sendFailed',
    defaultMessage: '验证码发送失败',
    description: 'The code was not sent, and the server gave no reason',
  },
  loginFailed: {
    id: 'ui.login.loginFailed',
    defaultMessage: '登录没有成功，请再试一次',
    description: 'The login failed, and the server gave no reason',
  },
  unreachable: {
    id: 'ui.login.unreachable',
    defaultMessage: '没有连上服务器，看看网络是否通畅',
    description: 'Under a failure: what may be the cause when the server did not answer',
  },
  welcome: {
    id: 'ui.login.welcome',
    defaultMessage: '登录成功，来坐',
    description: 'The companion speaks, for a moment, after the login',
  },
});
