import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/style.ts';
import { tagline } from '../../theme/text-flow.css.ts';
import { fontSize, measure, space } from '../../theme/tokens.ts';
import { heading, text } from '../../theme/type.css.ts';

export const state = style(
  [
    text,
    {
      display: 'grid',
      justifyItems: 'center',
      gap: space[3],
      padding: `${space[8]} ${space[4]}`,
      textAlign: 'center',
      overflowWrap: 'anywhere',
    },
  ],
  'state',
);

export const stage = style(
  {
    display: 'grid',
    placeItems: 'center',
    padding: `${space[4]} ${space[12]}`,
    backgroundImage: `radial-gradient(closest-side, ${vars.color.glow}, transparent)`,
  },
  'stage',
);

export const title = style([heading, { fontSize: fontSize[22] }], 'title');

export const description = style(
  [tagline, { margin: 0, maxInlineSize: measure, color: vars.color.muted }],
  'description',
);

export const actions = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space[3],
    marginBlockStart: space[2],
  },
  'actions',
);
