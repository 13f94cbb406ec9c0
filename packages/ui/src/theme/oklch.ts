import { rounded } from '../internal/rounded.ts';
import type { Oklch } from './tokens.ts';

export function toCss([lightness, chroma, hue, alpha]: Oklch): string {
  const opacity = alpha === undefined ? '' : ` / ${alpha}`;
  return `oklch(${lightness} ${chroma} ${hue}${opacity})`;
}

/** Result of `color-mix(in oklab, from, to percent%)`. */
export function mixed(from: Oklch, to: Oklch, percent: number): Oklch {
  const at = ([lightness, chroma, hue]: Oklch) => {
    const angle = (hue * Math.PI) / 180;
    return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)] as const;
  };
  const [start, end] = [at(from), at(to)];
  const between = (index: 0 | 1 | 2) =>
    start[index] + ((end[index] - start[index]) * percent) / 100;
  const [lightness, a, b] = [between(0), between(1), between(2)];
  return [
    rounded(lightness, 5),
    rounded(Math.hypot(a, b), 5),
    rounded((Math.atan2(b, a) * 180) / Math.PI, 2),
  ];
}

type Rgb = readonly [red: number, green: number, blue: number];

/**
 * Linear-light sRGB, 0–1. Clips colours outside the gamut per channel, as browsers do. Matrices: CSS Color 4, "Sample
 * code for color conversions".
 */
function toLinearRgb([lightness, chroma, hue]: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const encode = (channel: number) =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;

/** sRGB without opacity, 0–1. */
export const toSrgb = (color: Oklch): Rgb => {
  const [red, green, blue] = toLinearRgb(color);
  return [encode(red), encode(green), encode(blue)];
};

/** Hexadecimal sRGB without opacity, for formats without `oklch()`. */
export const toHex = (color: Oklch): string =>
  `#${toSrgb(color)
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const decode = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Colour of `top`, with its opacity, on an opaque `ground`. */
function flatten(top: Oklch, ground: Oklch): Rgb {
  const alpha = top[3] ?? 1;
  const over = toSrgb(top);
  const under = toSrgb(ground);
  const mix = (index: 0 | 1 | 2) => decode(over[index] * alpha + under[index] * (1 - alpha));
  return [mix(0), mix(1), mix(2)];
}

/** WCAG 2 contrast ratio of `color` on an opaque `ground`, 1–21. */
export function contrast(color: Oklch, ground: Oklch): number {
  const a = luminance(flatten(color, ground));
  const b = luminance(toLinearRgb(ground));
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
