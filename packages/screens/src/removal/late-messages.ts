import { defineMessages } from '@companion/ui/i18n';

export const removalFlowMessages = defineMessages({
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
    defaultMessage: '故事走到哪一步的记录',
    description: 'Lost with the account',
  },
  talksCounted: {
    id: 'screens.removal.loss.talksCounted',
    defaultMessage: '你和 {talks} 位伙伴说过的 {messages} 句话',
    description: 'Lost with the account. Replaces `loss.talks` once it is counted',
  },
  storiesCounted: {
    id: 'screens.removal.loss.storiesCounted',
    defaultMessage: '{stories} 段故事走到哪一步的记录',
    description: 'Lost with the account. Replaces `loss.stories` once it is counted',
  },
  shelf: {
    id: 'screens.removal.loss.shelf',
    defaultMessage: '书架上的东西',
    description: 'Lost with the account: what the visitor keeps',
  },
  shelfCounted: {
    id: 'screens.removal.loss.shelfCounted',
    defaultMessage: '书架上的 {kept} 样东西',
    description: 'Lost with the account. Replaces `loss.shelf` once it is counted',
  },
  exportHint: {
    id: 'screens.removal.exportHint',
    defaultMessage: '想留一份，先在“我的主页”导出数据。',
    description: 'Below the list of what is lost. The button is `screens.profile.export`',
  },
  loss3: {
    id: 'screens.removal.loss.logins',
    defaultMessage: '所有设备上的登录',
    description: 'Lost with the account',
  },
  sendCode: {
    id: 'screens.removal.sendCode',
    defaultMessage: '发送验证码',
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
    defaultMessage: '确认后账号和数据立即删除，无法恢复。',
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
