import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { easing } from './tokens.ts';

type Selectors = NonNullable<StyleRule['selectors']>;

/** The mark of keyboard focus: 2 px, at least 3:1 on every ground. */
export const focusRing = {
  '&:focus-visible': {
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: '2px',
  },
} satisfies Selectors;

/** In forced colours the current item is underlined: its weight alone is not seen by everyone. */
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

/** For a live region, which must exist before its words to be announced; empty, it takes no room. */
export const roomlessWhenEmpty = { '&:empty': { position: 'absolute' } } satisfies Selectors;

/** A value of `transition`, with the one easing. `style` and `variant` leave it out where motion is reduced. */
export const eased = (properties: readonly string[], duration: string): string =>
  properties.map((property) => `${property} ${duration} ${easing}`).join(', ');

/** A raised thing in lamp light: lighter upper edge, soft shadow below. */
export const elevation1 = `inset 0 1px 0 ${vars.color.edge}, 0 12px 32px -12px ${vars.color.shade}`;
/** The shadow of what lies over the page, such as a dialog: wider and deeper than that of `elevation1`. */
export const elevation2 = `inset 0 1px 0 ${vars.color.edge}, 0 24px 64px -16px ${vars.color.shade}`;

/** The border between neighbouring surfaces, 1 px. */
export const borderThin = `1px solid ${vars.color.line}`;
