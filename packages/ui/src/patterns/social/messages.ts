import { defineMessages } from '../../i18n/index.ts';

export const socialMessages = defineMessages({
  label: {
    id: 'ui.social.label',
    defaultMessage: '关注我们',
    description: 'Accessible name of the list of social channels',
  },
  shortVideo: {
    id: 'ui.social.shortVideo',
    defaultMessage: '短视频号',
    description: 'Short-video platform',
  },
  video: {
    id: 'ui.social.video',
    defaultMessage: '视频主页',
    description: 'Video-sharing platform',
  },
  qq: { id: 'ui.social.qq', defaultMessage: 'QQ 群', description: 'QQ group' },
  wechat: { id: 'ui.social.wechat', defaultMessage: '微信', description: 'WeChat code' },
});
