import { mixed, toHex } from '../../theme/oklch.ts';
import type { Oklch } from '../../theme/tokens.ts';

/** An sRGB colour and its opacity, 0–1. */
export interface FlatColour {
  hex: string;
  opacity: number;
}

function partsOf(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts.push(parts.pop() + sign);
  }
  return parts.map((part) => part.trim());
}

function mixOf(first: string, second: string): Oklch {
  const [, from = '', ofFirst] = /^(.*?\))(?: ([\d.]+)%)?$/.exec(first) ?? [];
  const [, to = '', ofSecond] = /^(.*?\))(?: ([\d.]+)%)?$/.exec(second) ?? [];
  const percent = ofSecond === undefined ? 100 - Number(ofFirst) : Number(ofSecond);
  const [start, end] = [colourOf(from), colourOf(to)];
  const [lightness, chroma, hue] = mixed(start, end, percent);
  const [opacity, other] = [start[3] ?? 1, end[3] ?? 1];
  return [lightness, chroma, hue, opacity + ((other - opacity) * percent) / 100];
}

function colourOf(css: string): Oklch {
  const [, name, inside = ''] = /^([\w-]+)\((.*)\)$/.exec(css) ?? [];
  if (name === 'color-mix') {
    const [space, first = '', second = ''] = partsOf(inside);
    if (space === 'in oklab') return mixOf(first, second);
  }
  if (name === 'oklch') {
    const [lightness, chroma = 0, hue = 0, alpha = 1] = inside.split(/[ /]+/).map(Number);
    if (lightness !== undefined && Number.isFinite(lightness + chroma + hue + alpha))
      return [lightness, chroma, hue, alpha];
  }
  throw new Error(`unsupported colour: ${css}`);
}

/**
 * Converts `oklch()` and `color-mix(in oklab, …)` of two such colours to sRGB, for renderers without CSS.
 * @throws Error for any other colour
 */
export function flatColour(css: string): FlatColour {
  const colour = colourOf(css);
  return { hex: toHex(colour), opacity: colour[3] ?? 1 };
}
