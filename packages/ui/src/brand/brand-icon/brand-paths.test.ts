import { siBilibili, siQq, siTiktok, siWechat } from 'simple-icons';
import { optimize } from 'svgo';
import { expect, it } from 'vitest';
import { brandPaths } from './brand-paths.ts';

/** Every page with a header or footer carries these paths. A hundredth of a unit is precise enough. */
function toHundredths(d: string): string {
  const { data } = optimize(`<svg><path d="${d}"/></svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 2 } }],
  });
  return /d="([^"]+)"/.exec(data)?.[1] ?? '';
}

it('the marks are those of simple-icons, to a hundredth of a unit', () => {
  expect(brandPaths).toEqual({
    shortVideo: toHundredths(siTiktok.path),
    video: toHundredths(siBilibili.path),
    qq: toHundredths(siQq.path),
    wechat: toHundredths(siWechat.path),
  });
});
