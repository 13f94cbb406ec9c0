import { createGlobalThemeContract, fallbackVar } from '@vanilla-extract/css';
import { night } from './night.ts';
import { scales } from './scales.ts';
import { themeValues } from './theme-values.ts';

const defaults = { ...themeValues(night), ...scales };

/** Public custom properties `--companion-…`. A host may set any of them. */
export const contract = createGlobalThemeContract(
  defaults,
  (_, path) => `companion-${path.join('-')}`,
);

type Tree = { readonly [name: string]: string | Tree };

/** The value of the night theme is the fallback, for components without a theme around them. */
function withFallback<T extends Tree>(names: T, values: Tree): T {
  return Object.fromEntries(
    Object.entries(names).map(([name, reference]) => {
      const value = values[name];
      return [
        name,
        typeof reference === 'string'
          ? fallbackVar(reference as `var(--${string})`, value as string)
          : withFallback(reference, value as Tree),
      ];
    }),
  ) as T;
}

export const vars = withFallback(contract, defaults);
