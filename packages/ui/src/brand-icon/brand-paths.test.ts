import { siBilibili, siQq, siTiktok, siWechat } from 'simple-icons';
import { expect, it } from 'vitest';
import { brandPaths } from './brand-paths.ts';

it('the marks are those of simple-icons', () => {
  expect(brandPaths).toEqual({
    shortVideo: siTiktok.path,
    video: siBilibili.path,
    qq: siQq.path,
    wechat: siWechat.path,
  });
});
