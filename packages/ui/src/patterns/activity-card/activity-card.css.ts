import { card as shared } from '../../internal/card.css.ts';
import { picture } from '../../internal/pictured-card.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { style, variant } from '../../theme/style.ts';
import { fontSize, fontWeight, space } from '../../theme/tokens.ts';

export const card = style(
  [
    shared,
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(112px, max-content) 1fr',
      '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(84px, max-content) 1fr' } },
    },
  ],
  'card',
);

export const poster = style([picture, { aspectRatio: '16 / 9' }], 'poster');
export const faded = variant({ filter: 'saturate(0.35)' }, 'faded');

export const date = style(
  {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '2px',
    padding: `${space[4]} ${space[2]}`,
    backgroundImage: `linear-gradient(160deg, ${vars.accent.light}, transparent)`,
    borderInlineEnd: `1px solid ${vars.color.line}`,
  },
  'date',
);

/** The date over the poster's lower corner. */
export const pinned = variant(
  {
    position: 'absolute',
    insetInlineStart: space[4],
    insetBlockEnd: space[4],
    minInlineSize: '72px',
    paddingBlock: space[3],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.m,
    backgroundColor: vars.color.surface,
  },
  'pinned',
);

export const day = style(
  {
    fontSize: fontSize[36],
    fontWeight: fontWeight.strong,
    lineHeight: 1,
    color: vars.accent.text,
    fontVariantNumeric: 'tabular-nums',
  },
  'day',
);
export const month = style({ fontSize: fontSize[13], color: vars.color.muted }, 'month');

export const content = style(
  { display: 'grid', alignContent: 'start', gap: space[2], padding: space[4], minInlineSize: 0 },
  'content',
);

export const ended = variant({ backgroundColor: 'transparent' }, 'ended');

/** Of a long period each day is on a line of its own. */
export const time = style({ textWrap: 'balance' }, 'time');
