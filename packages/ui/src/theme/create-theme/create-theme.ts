import type { ReactNode } from 'react';
import type { Catalogue } from '../../i18n/messages.ts';
import { hueScope } from '../hue-scope.css.ts';
import { media } from '../media.ts';
import { themeValues } from '../theme-values.ts';
import { dayTheme, nightTheme, systemTheme } from '../themes.css.ts';
import { type Modes, resolveModes } from './resolve-modes.ts';
import { scaleValues, type Values } from './scale-values.ts';
import type { ThemeOptions } from './theme-options.ts';

type Property = `--companion-${string}`;
type Properties = Readonly<Record<Property, string>>;

/** A brand, made by `createTheme`. */
export interface BrandTheme {
  /** Custom properties of the night theme, for the `style` of an element. */
  night: Properties;
  /** Custom properties of the day theme, for the `style` of an element. */
  day: Properties;
  /** Stylesheet of the brand, for a file or a `<style>`. `ThemeProvider` sets it without either. */
  css: string;
  /** The colours as numbers, for `contrastFaults`. */
  modes: Modes;
  logo: ReactNode;
  crown: ReactNode;
  texts: Readonly<Record<string, Catalogue>>;
}

function properties(values: Values, prefix = '--companion'): Properties {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[`${prefix}-${name}`, value]]
        : Object.entries(properties(value, `${prefix}-${name}`)),
    ),
  );
}

const rule = (selector: string, declarations: Properties, scheme = '') =>
  `${selector}{${Object.entries(declarations)
    .map(([name, value]) => `${name}:${value};`)
    .join('')}${scheme && `color-scheme:${scheme};`}}`;

const classes = (name: string) => ({ all: `.${name}`, withoutHue: `.${name}:not(.${hueScope})` });
/** The page, or the shadow root that adopts the stylesheet. */
const page = { all: ':root,:host', withoutHue: `:root:not(.${hueScope}),:host` };

/** An element with a hue takes its accents from `hueScope`. */
function modeRules(selector: typeof page, theme: Modes['night']): string {
  const { accent, ...values } = themeValues(theme);
  return (
    rule(selector.all, properties(values), theme.scheme) +
    rule(selector.withoutHue, properties({ accent }))
  );
}

function stylesheet({ night, day }: Modes, shared: Properties, mode: ThemeOptions['mode']): string {
  return [
    rule(page.all, shared),
    modeRules(page, mode === 'day' ? day : night),
    mode === 'system' ? `@media ${media.light}{${modeRules(page, day)}}` : '',
    modeRules(classes(nightTheme), night),
    modeRules(classes(dayTheme), day),
    modeRules(classes(systemTheme), night),
    `@media ${media.light}{${modeRules(classes(systemTheme), day)}}`,
    `@media print{${[page, classes(nightTheme), classes(systemTheme)]
      .map((selector) => modeRules(selector, day))
      .join('')}}`,
  ].join('');
}

/**
 * A brand in one object: colours, radii, type, density, logo, texts. Colours that follow `accent` are readable in both
 * modes; check your own with `contrastFaults`.
 */
export function createTheme(options: ThemeOptions): BrandTheme {
  const modes = resolveModes(options);
  const shared = properties(scaleValues(options));
  const of = (theme: Modes['night']) => ({ ...shared, ...properties(themeValues(theme)) });
  return {
    night: of(modes.night),
    day: of(modes.day),
    css: stylesheet(modes, shared, options.mode),
    modes,
    logo: options.logo,
    crown: options.crown,
    texts: options.texts ?? {},
  };
}
