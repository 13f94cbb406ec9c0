import { type SocialChannel, socialChannels } from '@companion/ui/social';
import { useMemo } from 'react';
import { useConfig } from '../session/use-config.ts';

/** The product's channels (spec §2): the operator's, or our own. */
export function useSocial(): SocialChannel[] {
  const links = useConfig().links;
  return useMemo(
    () =>
      socialChannels({
        shortVideo: { url: links?.shortVideo ?? 'https://short-video.companion.example/@huoban' },
        video: { url: links?.video ?? 'https://video.companion.example/huoban' },
        qq: links?.qq ?? {
          url: 'https://qq.companion.example/join?group=728190456',
          copy: '728190456',
        },
        wechat: links?.wechat ?? {
          url: 'https://wechat.companion.example/huoban-companion',
          copy: 'huoban-companion',
        },
      }),
    [links],
  );
}
