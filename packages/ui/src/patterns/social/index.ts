export { socialMessages } from './messages.ts';
export { type SocialChannel, socialChannels } from './social.ts';
