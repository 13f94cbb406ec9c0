import { borderThin, fontSize, space, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

export const heading = style({ margin: 0, fontSize: fontSize[18], fontWeight: 600 });
export const lead = style({
  margin: `0 0 ${space[3]}`,
  color: vars.color.muted,
  fontSize: fontSize[14],
});

export const cells = style({ columns: '320px', columnGap: space[4], paddingBlockStart: space[4] });

const card = {
  breakInside: 'avoid',
  marginBlockEnd: space[4],
  border: borderThin,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  overflow: 'clip',
} as const;
export const cell = style(card);
/** About as high as a component. */
export const waiting = style({ ...card, blockSize: 200 });

export const name = style({
  margin: 0,
  padding: `${space[1]} ${space[3]}`,
  borderBlockEnd: borderThin,
  fontSize: fontSize[13],
  fontWeight: 500,
});

export const link = style({
  display: 'block',
  paddingBlock: space[1],
  color: vars.color.muted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text, textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

/** `transform`: what a story fixes to the window stays in its cell. */
export const story = style({
  maxBlockSize: 420,
  overflow: 'auto',
  transform: 'translate(0)',
  zoom: 0.9,
});

export const opener = style({ padding: space[6] });
