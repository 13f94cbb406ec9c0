import { card as shared } from '../../internal/card.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/style.ts';
import { fontSize, fontWeight, space } from '../../theme/tokens.ts';

export const card = style(
  [
    shared,
    {
      display: 'grid',
      gridTemplateColumns: '64px 1fr',
      gap: space[4],
      alignItems: 'start',
      blockSize: '100%',
      padding: space[4],
    },
  ],
  'card',
);

export const emblem = style(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '64px',
    blockSize: '64px',
    borderRadius: vars.radius.m,
    backgroundImage: `radial-gradient(circle at 35% 20%, ${vars.accent.light}, transparent 75%)`,
  },
  'emblem',
);

export const seal = style(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '40px',
    blockSize: '40px',
    border: `2px solid ${vars.accent.text}`,
    borderRadius: vars.radius.s,
    color: vars.accent.text,
    fontSize: fontSize[22],
    fontWeight: fontWeight.strong,
    lineHeight: '1',
    rotate: '-4deg',
  },
  'seal',
);

export const content = style({ display: 'grid', gap: space[1], minInlineSize: 0 }, 'content');
export const kind = style({ color: vars.accent.text }, 'kind');
