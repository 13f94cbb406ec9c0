import { rounded } from '../../internal/rounded.ts';
import { scales } from '../scales.ts';
import { defined } from './defined.ts';
import type { ThemeOptions } from './theme-options.ts';

export type Values = { readonly [name: string]: string | Values };

/** Multiplies the number of each length. */
const scaled = (lengths: Readonly<Record<string, string>>, factor = 1): Values =>
  factor === 1
    ? {}
    : Object.fromEntries(
        Object.entries(lengths).map(([name, length]) => {
          const number = Number.parseFloat(length);
          return [name, length.replace(String(number), String(rounded(number * factor, 4)))];
        }),
      );

/** Only the tokens that differ from the defaults. */
export function scaleValues(options: ThemeOptions): Values {
  const { density, textScale } = options;
  const factors: Partial<Record<keyof typeof scales, Values>> = {
    space: scaled(scales.space, density),
    control: scaled(scales.control, density),
    fontSize: scaled(scales.fontSize, textScale),
  };
  const values: Record<string, string | Values> = {};
  for (const name of Object.keys(scales) as (keyof typeof scales)[]) {
    const own = options[name];
    if (typeof own === 'string') values[name] = own;
    else if (own || factors[name]) values[name] = { ...factors[name], ...defined(own) };
  }
  return values;
}

type Scales = typeof scales;
type ResolvedScales = {
  [Name in keyof Scales]: Scales[Name] extends string ? string : Record<keyof Scales[Name], string>;
};

/** All tokens, with the defaults. */
export function resolveScales(options: ThemeOptions): ResolvedScales {
  const own = scaleValues(options);
  return Object.fromEntries(
    Object.entries(scales).map(([name, value]) => {
      const values = own[name];
      if (typeof value === 'string') return [name, values ?? value];
      return [name, typeof values === 'object' ? { ...value, ...values } : value];
    }),
  ) as ResolvedScales;
}
