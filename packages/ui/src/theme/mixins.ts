import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { easing } from './tokens.ts';

type Selectors = NonNullable<StyleRule['selectors']>;

/**
 * From right to left: inside `dir="rtl"`, but not inside a `dir="ltr"` of it, even where that holds another `dir="rtl"`.
 * Not `:dir(rtl)`: Chrome 111 does not know it, and Lightning CSS, for such browsers, replaces it by a list of languages.
 */
export const fromRightToLeft = '[dir="rtl"] &:not([dir="rtl"] [dir="ltr"] *)';

/** Outline of keyboard focus: 2 px, at least 3:1 on every background. */
export const focusRing = {
  '&:focus-visible': {
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: '2px',
  },
} satisfies Selectors;

/** Underlines the current item in forced colours, where its colour is lost. */
export const currentUnderlined = {
  [media.forcedColors]: {
    selectors: {
      '&[aria-current]': {
        textDecoration: 'underline',
        textDecorationThickness: '2px',
        textUnderlineOffset: '4px',
      },
    },
  },
} satisfies StyleRule['@media'];

/** Height of a control on touch screens: at least 44 px, also in a brand of another density. */
export const touchHeight = (height: string) =>
  ({ [media.touch]: { minBlockSize: `max(44px, ${height})` } }) satisfies StyleRule['@media'];

/** For a live region, which must be mounted before its text. While empty it takes no space. */
export const roomlessWhenEmpty = { '&:empty': { position: 'absolute' } } satisfies Selectors;

/** A value of `transition` with the standard easing. `style` and `variant` remove it for reduced motion. */
export const eased = (properties: readonly string[], duration: string): string =>
  properties.map((property) => `${property} ${duration} ${easing}`).join(', ');

/** Shadow of a raised element: a lighter upper edge and a soft shadow. */
export const elevation1 = `inset 0 1px 0 ${vars.color.edge}, 0 12px 32px -12px ${vars.color.shade}`;
/** Shadow of an element over the page, such as a dialog. Deeper than `elevation1`. */
export const elevation2 = `inset 0 1px 0 ${vars.color.edge}, 0 24px 64px -16px ${vars.color.shade}`;

/** Shadow of a filled button under the pointer. */
export const glow = (fill: string) => `0 0 0 4px color-mix(in oklab, ${fill} 32%, transparent)`;

/** Border between surfaces, 1 px. */
export const borderThin = `1px solid ${vars.color.line}`;
