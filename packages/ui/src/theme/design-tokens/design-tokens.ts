import { resolveModes } from '../create-theme/resolve-modes.ts';
import { resolveScales } from '../create-theme/scale-values.ts';
import type { ThemeOptions } from '../create-theme/theme-options.ts';
import { toHex } from '../oklch.ts';
import type { Oklch, Theme, Tone } from '../tokens.ts';

export type Json = string | number | readonly Json[] | { readonly [name: string]: Json };

/** A group of tokens of one type. */
const group = <T extends string>(
  type: string,
  values: Readonly<Record<T, string>>,
  read: (value: string) => Json,
): Json => ({
  $type: type,
  ...Object.fromEntries(
    Object.entries<string>(values).map(([name, value]) => [name, { $value: read(value) }]),
  ),
});

function measure(value: string): Json {
  const [, number, unit] = /^([\d.]+)(px|rem|ms)$/.exec(value) ?? [];
  if (!number || !unit) throw new Error(`not a length or a time: ${value}`);
  return { value: Number(number), unit };
}

const families = (stack: string): Json => stack.split(', ').map((name) => name.replaceAll('"', ''));
const curve = (easing: string): Json => (easing.match(/[\d.]+/g) ?? []).map(Number);

/** `hex` is for tools without OKLCH. It has no opacity, and Style Dictionary prefers it outside of sRGB. */
const color = ([lightness, chroma, hue, alpha]: Oklch): Json => ({
  $value: {
    colorSpace: 'oklch',
    components: [lightness, chroma, hue],
    ...(alpha === undefined ? { hex: toHex([lightness, chroma, hue]) } : { alpha }),
  },
});

const tone = ([lightness, chroma]: Tone): Json => ({
  lightness: { $value: lightness },
  chroma: { $value: chroma },
});

function mode({ color: colors, accent }: Theme): Json {
  return {
    color: {
      $type: 'color',
      ...Object.fromEntries(Object.entries(colors).map(([name, value]) => [name, color(value)])),
    },
    tone: {
      $type: 'number',
      $description: 'For the hue of a companion or game.',
      fill: tone(accent.fill),
      text: tone(accent.text),
      light: tone(accent.light),
      lightAlpha: { $value: accent.lightAlpha },
    },
  };
}

/** All tokens of a brand in the Design Tokens format (DTCG 2025.10). `@companion/ui/tokens.json` has the defaults. */
export function designTokens(options: ThemeOptions = {}): Json {
  const { night, day } = resolveModes(options);
  const scales = resolveScales(options);
  return {
    night: mode(night),
    day: mode(day),
    space: group('dimension', scales.space, measure),
    control: group('dimension', scales.control, measure),
    radius: group('dimension', scales.radius, measure),
    font: group('fontFamily', scales.font, families),
    fontSize: group('dimension', scales.fontSize, measure),
    fontWeight: group('fontWeight', scales.fontWeight, Number),
    leading: group('number', scales.leading, Number),
    duration: group('duration', scales.duration, measure),
    easing: { $type: 'cubicBezier', $value: curve(scales.easing) },
    layer: group('number', scales.layer, Number),
  };
}
