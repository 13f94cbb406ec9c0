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
 * Writes the order of the layers at the head of the style file that is being evaluated.
 * Every file says it again, because bundlers reorder files and the first mention decides.
 */
function declareLayers(): void {
  for (const name of Object.values(layers)) globalLayer(name);
}

/** Leaves a rule's transition out where the visitor prefers reduced motion. */
function stilled(rule: StyleRule): StyleRule {
  if (rule.transition === undefined) return rule;
  const { [media.reducedMotion]: still, ...others } = rule['@media'] ?? {};
  return {
    ...rule,
    '@media': { [media.reducedMotion]: { transition: 'none', ...still }, ...others },
  };
}

/** A class of the library in one of its layers: a host's own CSS, in no layer, wins over it. */
function layered(layer: LayerName, style: StyleRule | Composition, debugId?: string): string {
  declareLayers();
  const put = (rule: StyleRule): StyleRule => ({ '@layer': { [layers[layer]]: stilled(rule) } });
  if (!Array.isArray(style)) return vanillaStyle(put(style as StyleRule), debugId);
  const parts = style as Composition;
  const rule = parts[parts.length - 1] as StyleRule;
  return vanillaStyle([...(parts.slice(0, -1) as string[]), put(rule)], debugId);
}

/** How a component is drawn. Classes it is composed of come first: `style([button, { … }])`. */
export const style = (rule: StyleRule | Composition, debugId?: string) =>
  layered('component', rule, debugId);

/** A size, tone or state of a component: stronger than its base, whatever the order of the files. */
export const variant = (rule: StyleRule | Composition, debugId?: string) =>
  layered('variant', rule, debugId);

export const variants = <Name extends string>(rules: Record<Name, StyleRule>) =>
  Object.fromEntries(
    Object.entries<StyleRule>(rules).map(([name, rule]) => [name, variant(rule, name)]),
  ) as Record<Name, string>;

/** What components share: type, focus. */
export const base = (rule: StyleRule | Composition, debugId?: string) =>
  layered('base', rule, debugId);

/** Sets custom properties. */
export const tokenScope = (rule: StyleRule, debugId?: string) => layered('tokens', rule, debugId);

/** For a descendant that carries no class of ours, such as the content of an article. */
export function globalStyle(
  selector: string,
  rule: GlobalStyleRule,
  layer: LayerName = 'component',
) {
  declareLayers();
  vanillaGlobalStyle(selector, { '@layer': { [layers[layer]]: rule } });
}
