import { card as shared } from '../internal/card.css.ts';
import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/style.ts';
import { space } from '../theme/tokens.ts';

export const card = style([shared, { blockSize: '100%' }], 'card');

export const cover = style(
  {
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    backgroundColor: vars.color.raised,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
  'cover',
);

export const words = style(
  { display: 'grid', gap: space[2], padding: `${space[4]} ${space[4]} ${space[6]}` },
  'words',
);

export const facts = style({ color: vars.accent.text }, 'facts');
