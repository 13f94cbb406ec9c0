import { resolveModes } from '../create-theme/resolve-modes.ts';
import { resolveScales } from '../create-theme/scale-values.ts';
import type { ThemeOptions } from '../create-theme/theme-options.ts';
import { meanings } from '../meanings.ts';
import { toHex } from '../oklch.ts';
import type { Oklch, Theme, Tone } from '../tokens.ts';
import { readCurve, readFamilies, readLength, readNumber, readTime } from './css-values.ts';

export type Json = string | number | readonly Json[] | { readonly [name: string]: Json };

/** What a whole group is for, or each of its tokens. */
type Meaning<T extends string> = string | Readonly<Record<T, string>>;

/** A group of tokens of one type. */
const group = <T extends string>(
  type: string,
  values: Readonly<Record<T, string>>,
  read: (value: string) => Json,
  meaning: Meaning<T>,
): Json => ({
  $type: type,
  ...(typeof meaning === 'string' && { $description: meaning }),
  ...Object.fromEntries(
    (Object.entries(values) as [T, string][]).map(([name, value]) => [
      name,
      {
        $value: read(value),
        ...(typeof meaning === 'object' && { $description: meaning[name] }),
      },
    ]),
  ),
});

/** `hex` is for tools without OKLCH. It has no opacity, and Style Dictionary prefers it outside of sRGB. */
const color = ([lightness, chroma, hue, alpha]: Oklch, meaning: string): Json => ({
  $description: meaning,
  $value: {
    colorSpace: 'oklch',
    // The format has angles from 0 to less than 360.
    components: [lightness, chroma, hue - 360 * Math.floor(hue / 360)],
    ...(alpha === undefined ? { hex: toHex([lightness, chroma, hue]) } : { alpha }),
  },
});

const tone = ([lightness, chroma]: Tone, meaning: string): Json => ({
  $description: meaning,
  lightness: { $value: lightness },
  chroma: { $value: chroma },
});

function mode({ color: colors, accent }: Theme): Json {
  return {
    color: {
      $type: 'color',
      ...Object.fromEntries(
        (Object.entries(colors) as [keyof typeof colors, Oklch][]).map(([name, value]) => [
          name,
          color(value, meanings.color[name]),
        ]),
      ),
    },
    tone: {
      $type: 'number',
      $description: 'For the hue of a companion or game.',
      fill: tone(accent.fill, meanings.tone.fill),
      text: tone(accent.text, meanings.tone.text),
      light: tone(accent.light, meanings.tone.light),
      lightAlpha: { $description: meanings.tone.lightAlpha, $value: accent.lightAlpha },
    },
  };
}

/**
 * All tokens of a brand in the Design Tokens format (DTCG 2025.10). `@companion/ui/tokens.json` has the defaults.
 * @throws Error for a value that the format cannot hold, such as `clamp()` or `ease-out`
 */
export function designTokens(options: ThemeOptions = {}): Json {
  const { night, day } = resolveModes(options);
  const scales = resolveScales(options);
  return {
    night: mode(night),
    day: mode(day),
    space: group('dimension', scales.space, readLength, meanings.space),
    control: group('dimension', scales.control, readLength, meanings.control),
    radius: group('dimension', scales.radius, readLength, meanings.radius),
    font: group('fontFamily', scales.font, readFamilies, meanings.font),
    fontSize: group('dimension', scales.fontSize, readLength, meanings.fontSize),
    fontWeight: group('fontWeight', scales.fontWeight, readNumber, meanings.fontWeight),
    leading: group('number', scales.leading, readNumber, meanings.leading),
    duration: group('duration', scales.duration, readTime, meanings.duration),
    easing: {
      $type: 'cubicBezier',
      $description: meanings.easing,
      $value: readCurve(scales.easing),
    },
    layer: group('number', scales.layer, readNumber, meanings.layer),
  };
}
