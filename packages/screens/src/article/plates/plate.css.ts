import { fontSize, fontWeight, leading, radius, space, vars } from '@companion/ui/theme';
import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { MOST_MARKS } from './marks.ts';

/** Colour of what belongs together while the pointer or the focus is on one of it, or a link led to it. */
export const lit = createVar();

/** A text with its plates. */
export const illustrated = style({});

for (let number = 1; number <= MOST_MARKS; number += 1) {
  const one = `[data-mark="${number}"]`;
  globalStyle(`${illustrated}:has(${one}:is(:hover, :focus-within, :target)) ${one}`, {
    vars: { [lit]: vars.accent.light },
  });
}

export const figure = style({
  margin: 0,
  overflow: 'clip',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.m,
  backgroundColor: vars.color.surface,
  breakInside: 'avoid',
  // Paper keeps the grounds, which are parts of the drawings.
  printColorAdjust: 'exact',
});
export const caption = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: fontWeight.strong,
  lineHeight: leading.tight,
  textWrap: 'balance',
});
export const kind = style({
  flex: 'none',
  fontSize: fontSize[13],
  fontWeight: fontWeight.regular,
  color: vars.accent.text,
});

export const litUp = style({
  transition: 'background-color 200ms',
  backgroundColor: fallbackVar(lit, 'transparent'),
});

/** A phrase of the text that leads to its place on the plate. */
export const mark = style([
  litUp,
  {
    borderRadius: '3px',
    selectors: {
      'div &': {
        color: 'inherit',
        textDecorationLine: 'underline',
        textDecorationStyle: 'dotted',
        textDecorationColor: vars.accent.text,
        textDecorationThickness: '2px',
      },
    },
  },
]);

/** A number on the plate that leads to its phrase in the text. */
export const number = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  minInlineSize: '24px',
  blockSize: '24px',
  border: `1.5px solid ${vars.color.text}`,
  borderRadius: radius.full,
  backgroundColor: vars.color.surface,
  fontSize: fontSize[13],
  fontWeight: fontWeight.strong,
  lineHeight: 1,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

/** Entries below a drawing. */
export const legend = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  padding: `${space[3]} ${space[3]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  listStyle: 'none',
  fontSize: fontSize[14],
  lineHeight: leading.tight,
});
export const entry = style([
  litUp,
  {
    display: 'flex',
    gap: space[2],
    padding: space[1],
    borderRadius: radius.s,
  },
]);
export const name = style({ fontWeight: fontWeight.medium });
export const words = style({ display: 'grid', alignContent: 'center', gap: '2px' });
export const note = style({ color: vars.color.muted, fontSize: fontSize[13] });

/** The boss looks over the edge of the caption. */
export const stage = style({
  flex: 'none',
  marginBlock: `-6px -${space[3]}`,
  marginInlineStart: 'auto',
});

// Quotations begin in the middle of a sentence.
for (const each of [name, note])
  globalStyle(`${figure} ${each}::first-letter`, { textTransform: 'uppercase' });
