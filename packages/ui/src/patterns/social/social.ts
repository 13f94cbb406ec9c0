import type { Brand } from '../../brand/brand-icon/index.ts';
import type { MessageDescriptor } from '../../i18n/index.ts';
import { socialMessages } from './messages.ts';

/** A channel of the product elsewhere (spec §2). Addresses are the host's. */
export interface SocialChannel {
  id: Brand;
  name: MessageDescriptor;
  /** What its QR code says, and where its link goes. */
  url: string;
  /** Text to copy instead of scanning: a group number or an account. */
  copy?: string | undefined;
}

const names: Record<Brand, MessageDescriptor> = {
  shortVideo: socialMessages.shortVideo,
  video: socialMessages.video,
  qq: socialMessages.qq,
  wechat: socialMessages.wechat,
};

/** The four channels in the spec's order. */
export const socialChannels = (
  channels: Record<Brand, Pick<SocialChannel, 'url' | 'copy'>>,
): SocialChannel[] =>
  (Object.keys(names) as Brand[]).map((id) => ({ id, name: names[id], ...channels[id] }));
