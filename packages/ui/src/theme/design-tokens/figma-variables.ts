import { rounded } from '../../internal/rounded.ts';
import { type Modes, resolveModes } from '../create-theme/resolve-modes.ts';
import { resolveScales } from '../create-theme/scale-values.ts';
import type { ThemeOptions } from '../create-theme/theme-options.ts';
import { toHex, toSrgb } from '../oklch.ts';
import type { Oklch } from '../tokens.ts';
import { readFamilies, readLength, readNumber } from './css-values.ts';
import type { Json } from './design-tokens.ts';

/** Pixels of a rem, at the default text size. */
const REM_PX = 16;

/** Figma knows sRGB, not OKLCH. */
const color = (value: Oklch): Json => ({
  $type: 'color',
  $value: {
    colorSpace: 'srgb',
    components: toSrgb(value).map((channel) => rounded(channel, 4)),
    alpha: value[3] ?? 1,
    hex: toHex(value),
  },
});

const number = (value: number): Json => ({ $type: 'number', $value: value });
const pixels = (length: string): Json => {
  const { value, unit } = readLength(length);
  return number(rounded(value * (unit === 'rem' ? REM_PX : 1), 2));
};
/** Figma takes one family, not a stack. */
const family = (stack: string): Json => ({ $type: 'string', $value: readFamilies(stack)[0] ?? '' });

const each = (values: Readonly<Record<string, string>>, read: (value: string) => Json): Json =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, read(value)]));

/**
 * A mode of a brand as a file for the import of variables in Figma, which takes a file for each mode of a collection.
 * Lengths are numbers, px. Motion and layers are left out: Figma has no variables for them.
 * @throws Error for a value that is no number, px or rem, such as `clamp()`
 */
export function figmaVariables(options: ThemeOptions, mode: keyof Modes): Json {
  const colors = Object.entries<Oklch>({ ...resolveModes(options)[mode].color });
  const scales = resolveScales(options);
  return {
    color: Object.fromEntries(colors.map(([name, value]) => [name, color(value)])),
    space: each(scales.space, pixels),
    control: each(scales.control, pixels),
    radius: each(scales.radius, pixels),
    font: each(scales.font, family),
    fontSize: each(scales.fontSize, pixels),
    fontWeight: each(scales.fontWeight, (weight) => number(readNumber(weight))),
    leading: each(scales.leading, (leading) => number(readNumber(leading))),
    $extensions: { 'com.figma.modeName': mode },
  };
}
