import { create, type ThemeVars } from 'storybook/theming';
import { LOGO_BOX, logoShapes } from '../packages/ui/src/brand/logo/logo-shapes.ts';
import { markup } from '../packages/ui/src/internal/markup.ts';
import { day } from '../packages/ui/src/theme/day.ts';
import { night } from '../packages/ui/src/theme/night.ts';
import { toHex } from '../packages/ui/src/theme/oklch.ts';
import type { Oklch, Theme } from '../packages/ui/src/theme/tokens.ts';

const FACES =
  '"Bricolage Grotesque Variable", "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei UI", "Noto Sans SC Variable", system-ui, sans-serif';

/** Logo and name as in the headers. Storybook cuts off anything wider than 150 px. */
const brand = (ink: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="34" viewBox="0 0 150 34"><svg width="26" height="34" viewBox="${LOGO_BOX.join(' ')}">${markup(logoShapes)}</svg><text x="35" y="23" font-family="system-ui, sans-serif" font-size="15" font-weight="600" fill="${ink}">伙伴 Companion</text></svg>`,
  )}`;

/**
 * Storybook's theme in the library's colours, as hex because it can't parse `oklch()`.
 * `ink` is the colour of links; at night the manager also writes white on a darker shade of it.
 */
const frame = ({ scheme, color }: Theme, ink: Oklch): ThemeVars =>
  create({
    base: scheme,
    brandTitle: '伙伴 Companion',
    brandImage: brand(toHex(color.text)),
    brandUrl: './',
    fontBase: FACES,
    colorPrimary: toHex(color.ember),
    colorSecondary: toHex(ink),
    appBg: toHex(color.surface),
    appContentBg: toHex(color.page),
    appPreviewBg: toHex(color.page),
    appHoverBg: toHex(color.raised),
    appBorderColor: toHex(color.line),
    appBorderRadius: 8,
    textColor: toHex(color.text),
    textInverseColor: toHex(color.page),
    textMutedColor: toHex(color.muted),
    barBg: toHex(color.surface),
    barTextColor: toHex(color.muted),
    barHoverColor: toHex(color.text),
    barSelectedColor: toHex(color.emberText),
    buttonBg: toHex(color.raised),
    buttonBorder: toHex(color.line),
    booleanBg: toHex(color.raised),
    booleanSelectedBg: toHex(color.surface),
    inputBg: toHex(color.raised),
    inputBorder: toHex(color.control),
    inputTextColor: toHex(color.text),
    inputBorderRadius: 8,
  });

export const frames = {
  night: frame(night, [0.73, 0.14, 62]),
  day: frame(day, day.color.emberText),
};
