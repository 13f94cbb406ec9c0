import { toHex } from '../theme/oklch.ts';

/** A colour of sRGB, and how opaque it is. */
export interface FlatColour {
  hex: string;
  opacity: number;
}

type Oklab = readonly [lightness: number, a: number, b: number, alpha: number];

/** Parts of `text` between the commas that stand in no brackets. */
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

function mixed(first: string, second: string): Oklab {
  const [, from = '', ofFirst] = /^(.*?\))(?: ([\d.]+)%)?$/.exec(first) ?? [];
  const [, to = '', ofSecond] = /^(.*?\))(?: ([\d.]+)%)?$/.exec(second) ?? [];
  const share = ofSecond === undefined ? 1 - Number(ofFirst) / 100 : Number(ofSecond) / 100;
  const [a, b] = [oklab(from), oklab(to)];
  const at = (index: 0 | 1 | 2 | 3) => a[index] + (b[index] - a[index]) * share;
  return [at(0), at(1), at(2), at(3)];
}

function oklab(css: string): Oklab {
  const [, name, inside = ''] = /^([\w-]+)\((.*)\)$/.exec(css) ?? [];
  if (name === 'color-mix') {
    const [space, first = '', second = ''] = partsOf(inside);
    if (space === 'in oklab') return mixed(first, second);
  }
  if (name === 'oklch') {
    const [lightness, chroma = 0, hue = 0, alpha = 1] = inside.split(/[ /]+/).map(Number);
    const angle = (hue * Math.PI) / 180;
    if (lightness !== undefined && Number.isFinite(lightness + chroma + hue + alpha))
      return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle), alpha];
  }
  throw new Error(`not a colour of ours: ${css}`);
}

/**
 * A colour as our tables write it, `oklch()` or two of them in `color-mix(in oklab, …)`, for what
 * knows no CSS.
 */
export function flatColour(css: string): FlatColour {
  const [lightness, a, b, opacity] = oklab(css);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return { hex: toHex([lightness, Math.hypot(a, b), hue]), opacity };
}
