import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { borderThin } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { fontSize, fontWeight, gutter, leading, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

export const footer = style(
  [
    text,
    {
      borderBlockStart: borderThin,
      paddingBlock: `${space[12]} calc(${space[8]} + env(safe-area-inset-bottom))`,
      paddingInline: gutter,
      fontSize: fontSize[14],
      '@media': {
        [media.mobile]: { paddingInline: space[4], paddingBlockStart: space[8] },
        [media.print]: { display: 'none' },
      },
    },
  ],
  'footer',
);

export const upper = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(220px, 1.4fr) 3fr',
    gap: space[12],
    '@media': { [media.mobile]: { gridTemplateColumns: '1fr', gap: space[8] } },
  },
  'upper',
);

export const brand = style({ display: 'grid', alignContent: 'start', gap: space[3] }, 'brand');
export const line = style({ margin: 0, color: vars.color.muted }, 'line');

export const columns = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
    gap: space[8],
  },
  'columns',
);

export const heading = style(
  {
    margin: 0,
    marginBlockEnd: space[2],
    fontSize: fontSize[13],
    fontWeight: fontWeight.medium,
    lineHeight: leading.tight,
    color: vars.color.faint,
  },
  'heading',
);

export const links = style({ margin: 0, padding: 0, listStyle: 'none' }, 'links');

export const link = style(
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '36px',
    // The longest label does not fit its column at 320 px.
    overflowWrap: 'anywhere',
    '@media': { [media.touch]: { minBlockSize: '44px' } },
  },
  'link',
);

export const note = style({ overflowWrap: 'anywhere' }, 'note');

export const lower = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[2]} ${space[6]}`,
    marginBlockStart: space[12],
    fontSize: fontSize[13],
    color: vars.color.faint,
    '@media': { [media.mobile]: { marginBlockStart: space[8] } },
  },
  'lower',
);
