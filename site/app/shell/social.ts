import { socialChannels } from '@companion/ui/social';

/** The product's channels (spec §2). */
export const social = socialChannels({
  shortVideo: { url: 'https://short-video.companion.example/@huoban' },
  video: { url: 'https://video.companion.example/huoban' },
  qq: { url: 'https://qq.companion.example/join?group=728190456', copy: '728190456' },
  wechat: { url: 'https://wechat.companion.example/huoban-companion', copy: 'huoban-companion' },
});
