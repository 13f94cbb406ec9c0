import { createGlobalThemeContract, fallbackVar } from '@vanilla-extract/css';
import { night } from './night.ts';
import { themeValues } from './theme-values.ts';

const defaults = themeValues(night);

/** Custom properties `--companion-…`, public: a host may set any of them. */
export const contract = createGlobalThemeContract(
  defaults,
  (_, path) => `companion-${path.join('-')}`,
);

type Tree = { readonly [name: string]: string | Tree };

/** Every use has the night's value as its fallback, for components without a theme around them. */
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
