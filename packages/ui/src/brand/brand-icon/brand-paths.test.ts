import { siBilibili, siQq, siTiktok, siWechat } from 'simple-icons';
import { optimize } from 'svgo';
import { expect, it } from 'vitest';
import { brandPaths } from './brand-paths.ts';

/** Two decimals are exact enough to see no difference, and keep the marks small on every page. */
function toHundredths(d: string): string {
  const { data } = optimize(`<svg><path d="${d}"/></svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 2 } }],
  });
  return /d="([^"]+)"/.exec(data)?.[1] ?? '';
}

it('marks equal those of simple-icons, with two decimals', () => {
  expect(brandPaths).toEqual({
    shortVideo: toHundredths(siTiktok.path),
    video: toHundredths(siBilibili.path),
    qq: toHundredths(siQq.path),
    wechat: toHundredths(siWechat.path),
  });
});
