import { expect, it } from 'vitest';
import { socialChannels, socialMessages } from './index.ts';

it('leaves out a channel that a product does not have', () => {
  const wechat = { url: 'https://wechat.example/q/harbour', copy: 'harbour' };
  expect(socialChannels({ wechat, qq: undefined })).toEqual([
    { id: 'wechat', name: socialMessages.wechat, ...wechat },
  ]);
});

it('keeps the order of the header', () => {
  const url = 'https://harbour.example';
  const channels = socialChannels({ wechat: { url }, shortVideo: { url } });
  expect(channels.map(({ id }) => id)).toEqual(['shortVideo', 'wechat']);
});
