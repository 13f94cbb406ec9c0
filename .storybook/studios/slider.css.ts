import { fontSize, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

export const slider = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  fontSize: fontSize[14],
});

const track = {
  boxSizing: 'border-box',
  blockSize: 12,
  borderRadius: 6,
  background: 'var(--track)',
} as const;
const thumb = {
  boxSizing: 'border-box',
  inlineSize: 26,
  blockSize: 26,
  border: `3px solid ${vars.color.text}`,
  borderRadius: '50%',
  background: vars.color.page,
} as const;

export const range = style({
  gridColumn: '1 / -1',
  appearance: 'none',
  inlineSize: '100%',
  blockSize: 30,
  margin: 0,
  background: 'none',
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { blockSize: 44 } },
  selectors: {
    '&::-webkit-slider-runnable-track': track,
    '&::-webkit-slider-thumb': { appearance: 'none', marginBlockStart: -7, ...thumb },
    '&::-moz-range-track': track,
    '&::-moz-range-thumb': thumb,
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});
