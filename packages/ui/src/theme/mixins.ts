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

/** Where the system chooses all colours: the place one is at. Its weight alone is no mark to everybody. */
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

/** For a region that is always there, or its words would not be heard; empty, it takes no room. */
export const roomlessWhenEmpty = { '&:empty': { position: 'absolute' } } satisfies Selectors;

/** A transition that is left out where motion is reduced. */
export const transition = (properties: readonly string[], duration: string) =>
  ({
    transition: properties.map((property) => `${property} ${duration} ${easing}`).join(', '),
    '@media': { [media.stillness]: { transition: 'none' } },
  }) satisfies StyleRule;

/** A raised thing in lamp light: lighter upper edge, soft shadow below. */
export const lifted = `inset 0 1px 0 ${vars.color.edge}, 0 12px 32px -12px ${vars.color.shade}`;
export const floating = `inset 0 1px 0 ${vars.color.edge}, 0 24px 64px -16px ${vars.color.shade}`;

export const hairline = `1px solid ${vars.color.line}`;
