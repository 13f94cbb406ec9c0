import { defineMessages } from '@companion/ui/i18n';

export const removalMessages = defineMessages({
  pageTitle: {
    id: 'screens.removal.pageTitle',
    defaultMessage: '注销账号',
    description: 'Title of the removal in the browser and of its dialog; link to it',
  },
  done: {
    id: 'screens.removal.done',
    defaultMessage: '账号已注销，数据已删除',
    description: 'Toast after an account was removed',
  },
  title: {
    id: 'screens.removal.title',
    defaultMessage: '注销账号',
    description: 'Heading of the account removal',
  },
  invitation: {
    id: 'screens.removal.invitation',
    defaultMessage: '先登录，再注销：账号只能由你本人注销。',
    description: 'Shown to a visitor who is not logged in',
  },
  warning: {
    id: 'screens.removal.warning',
    defaultMessage: '注销之后，下面这些会马上删除，谁也找不回来：',
    description: 'Above the list of what is lost',
  },
  loss1: {
    id: 'screens.removal.loss.talks',
    defaultMessage: '你和每个伙伴的对话',
    description: 'Lost with the account',
  },
  loss2: {
    id: 'screens.removal.loss.stories',
    defaultMessage: '剧情走到哪一步的记录',
    description: 'Lost with the account',
  },
  loss3: {
    id: 'screens.removal.loss.logins',
    defaultMessage: '所有设备上的登录',
    description: 'Lost with the account',
  },
  sendCode: {
    id: 'screens.removal.sendCode',
    defaultMessage: '给我的手机发验证码',
    description: 'Sends a code to the phone number of the account',
  },
  sent: {
    id: 'screens.removal.sent',
    defaultMessage: '验证码已发到你的手机，五分钟内有效。',
    description: 'Announced when the code was sent',
  },
  code: {
    id: 'screens.removal.code',
    defaultMessage: '验证码',
    description: 'Label of the field for the code',
  },
  next: {
    id: 'screens.removal.next',
    defaultMessage: '下一步',
    description: 'Checks the code',
  },
  resend: {
    id: 'screens.removal.resend',
    defaultMessage: '重新发送',
    description: 'Sends another code',
  },
  resendIn: {
    id: 'screens.removal.resendIn',
    defaultMessage: '{n}s后重新发送',
    description: 'Button until another code may be sent; {n} is in seconds',
  },
  last: {
    id: 'screens.removal.last',
    defaultMessage: '最后问一次：真的要走吗？按下去就没有账号了。',
    description: 'Question before the account is removed',
  },
  confirm: {
    id: 'screens.removal.confirm',
    defaultMessage: '确认注销',
    description: 'Removes the account; it cannot be undone',
  },
  keep: {
    id: 'screens.removal.keep',
    defaultMessage: '我再想想',
    description: 'Cancels the removal',
  },
  failed: {
    id: 'screens.removal.failed',
    defaultMessage: '没有成功，请再试一次。',
    description: 'Error of a step when the server gave no reason',
  },
});
