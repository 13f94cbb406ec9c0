import type { Brand } from '../../brand/brand-icon/index.ts';
import type { MessageDescriptor } from '../../i18n/index.ts';
import { socialMessages } from './messages.ts';

/** A social channel of the product (spec §2). */
export interface SocialChannel {
  id: Brand;
  name: MessageDescriptor;
  /** Address of its link and content of its QR code. */
  url: string;
  /** Text to copy instead of scanning, such as a group number or an account. */
  copy?: string | undefined;
}

const names: Record<Brand, MessageDescriptor> = {
  shortVideo: socialMessages.shortVideo,
  video: socialMessages.video,
  qq: socialMessages.qq,
  wechat: socialMessages.wechat,
};

/** The given channels, in the order of spec §2. */
export const socialChannels = (
  channels: {
    readonly [Id in Brand]?: Pick<SocialChannel, 'url' | 'copy'> | undefined;
  },
): SocialChannel[] =>
  (Object.keys(names) as Brand[]).flatMap((id) => {
    const channel = channels[id];
    return channel ? [{ id, name: names[id], ...channel }] : [];
  });
