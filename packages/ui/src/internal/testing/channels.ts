import { socialChannels } from '../../patterns/social/index.ts';

export const channels = socialChannels({
  shortVideo: { url: 'https://short-video.example/companion' },
  video: { url: 'https://video.example/companion' },
  qq: { url: 'https://qq.example/g/628114075', copy: '628114075' },
  wechat: { url: 'https://wechat.example/q/companion', copy: 'huoban-app' },
});
