import {
  type GlobalStyleRule,
  globalLayer,
  type StyleRule,
  globalStyle as vanillaGlobalStyle,
  style as vanillaStyle,
} from '@vanilla-extract/css';
import { layers } from './layers.ts';
import { media } from './media.ts';

type LayerName = keyof typeof layers;
type Composition = readonly [...classNames: string[], rule: StyleRule];

/**
 * Writes the order of the layers at the top of the current style file. Every file repeats it, because bundlers reorder
 * files and the first statement decides.
 */
function declareLayers(): void {
  for (const name of Object.values(layers)) globalLayer(name);
}

/** Removes the transition of a rule for reduced motion. */
function withReducedMotion(rule: StyleRule): StyleRule {
  if (rule.transition === undefined) return rule;
  const { [media.reducedMotion]: reduced, ...others } = rule['@media'] ?? {};
  return {
    ...rule,
    '@media': { [media.reducedMotion]: { transition: 'none', ...reduced }, ...others },
  };
}

/** A class in one of the layers. A host's CSS outside of layers overrides it. */
function layered(layer: LayerName, style: StyleRule | Composition, debugId?: string): string {
  declareLayers();
  const put = (rule: StyleRule): StyleRule => ({
    '@layer': { [layers[layer]]: withReducedMotion(rule) },
  });
  if (!Array.isArray(style)) return vanillaStyle(put(style as StyleRule), debugId);
  const parts = style as Composition;
  const rule = parts[parts.length - 1] as StyleRule;
  return vanillaStyle([...(parts.slice(0, -1) as string[]), put(rule)], debugId);
}

/** Style of a component. Composed classes come first: `style([button, { … }])`. */
export const style = (rule: StyleRule | Composition, debugId?: string) =>
  layered('component', rule, debugId);

/** Size, tone or state of a component. Overrides `style` in any order of the files. */
export const variant = (rule: StyleRule | Composition, debugId?: string) =>
  layered('variant', rule, debugId);

export const variants = <Name extends string>(rules: Record<Name, StyleRule>) =>
  Object.fromEntries(
    Object.entries<StyleRule>(rules).map(([name, rule]) => [name, variant(rule, name)]),
  ) as Record<Name, string>;

/** Shared style, such as type. Components override it. */
export const base = (rule: StyleRule | Composition, debugId?: string) =>
  layered('base', rule, debugId);

export const tokenScope = (rule: StyleRule, debugId?: string) => layered('tokens', rule, debugId);

/** Style of a descendant without a class of ours, such as the content of an article. */
export function globalStyle(
  selector: string,
  rule: GlobalStyleRule,
  layer: LayerName = 'component',
) {
  declareLayers();
  vanillaGlobalStyle(selector, { '@layer': { [layers[layer]]: rule } });
}
