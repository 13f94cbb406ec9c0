import { defineMessages } from '@companion/ui/i18n';

export const shareMessages = defineMessages({
  title: {
    id: 'screens.share.title',
    defaultMessage: '分享给朋友',
    description: 'Title of the dialog that shares something',
  },
  hint: {
    id: 'screens.share.hint',
    defaultMessage: '扫图上的二维码，朋友就能来到这一页。',
    description: 'Beside the picture: where its QR code leads',
  },
  picture: {
    id: 'screens.share.picture',
    defaultMessage: '{name}的分享图，右下角有二维码',
    description: 'Text of the picture to share; for screen readers',
  },
  drawing: {
    id: 'screens.share.drawing',
    defaultMessage: '正在画……',
    description: 'In place of the picture while it is drawn',
  },
  failed: {
    id: 'screens.share.failed',
    defaultMessage: '图没画成，链接照样能发。',
    description: 'In place of the picture that could not be drawn',
  },
  send: {
    id: 'screens.share.send',
    defaultMessage: '发给朋友',
    description: 'Button: opens the share sheet of the system',
  },
  save: {
    id: 'screens.share.save',
    defaultMessage: '保存图片',
    description: 'Button: saves the picture as a file',
  },
  link: {
    id: 'screens.share.link',
    defaultMessage: '链接',
    description: 'Label of the address to share',
  },
  callCompanion: {
    id: 'screens.share.call.companion',
    defaultMessage: '扫一扫，来找{name}坐坐',
    description: 'On the picture of a companion, beside the QR code',
  },
  callAnswer: {
    id: 'screens.share.call.answer',
    defaultMessage: '扫一扫，你也来问{name}',
    description: 'On the picture of an answer, beside the QR code',
  },
  callEnding: {
    id: 'screens.share.call.ending',
    defaultMessage: '扫一扫，去走你的那条路',
    description: 'On the picture of a story’s ending, beside the QR code',
  },
  callSeat: {
    id: 'screens.share.call.seat',
    defaultMessage: '扫一扫，我旁边还空着',
    description: 'On the picture of the visitor’s own profile, beside the QR code',
  },
  labelAnswer: {
    id: 'screens.share.label.answer',
    defaultMessage: '我问{name}：',
    description: 'On the picture of an answer, above the visitor’s question',
  },
  labelEnding: {
    id: 'screens.share.label.ending',
    defaultMessage: '我走到的结局',
    description: 'On the picture of an ending, before the name of the story',
  },
  callGuide: {
    id: 'screens.share.call.guide',
    defaultMessage: '扫一扫，接着往下看',
    description: 'On the picture of a game or an article, beside the QR code',
  },
  labelGuide: {
    id: 'screens.share.label.guide',
    defaultMessage: '伙伴知识库',
    description: 'On the picture of a game or an article, before the name of the game',
  },
  since: {
    id: 'screens.share.since',
    defaultMessage: '入座',
    description: 'On the visitor’s ticket, above the day on which the account was made',
  },
  kept: {
    id: 'screens.share.kept',
    defaultMessage: '书架上',
    description: 'On the visitor’s ticket, above the number of things on the shelf',
  },
  endings: {
    id: 'screens.share.endings',
    defaultMessage: '走到的结局',
    description: 'On the visitor’s ticket, above the number of endings found',
  },
  labelSeat: {
    id: 'screens.share.label.seat',
    defaultMessage: '座位票',
    description: 'On the picture of the visitor’s own profile, drawn as a ticket: what it is',
  },
  ai: {
    id: 'screens.share.ai',
    defaultMessage: 'AI 伙伴的回答',
    description: 'On the picture of an answer: an AI wrote it',
  },
});
