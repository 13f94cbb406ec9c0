import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { borderThin, currentUnderlined, focusRing } from '../../theme/mixins.ts';
import { globalStyle, style } from '../../theme/style.ts';
import { fontSize, fontWeight, leading, space } from '../../theme/tokens.ts';

const list = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const items = style({ ...list, marginInline: `calc(-1 * ${space[3]})` }, 'items');

export const item = style(
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '56px',
    paddingInline: space[3],
    borderRadius: vars.radius.m,
    fontSize: fontSize[22],
    fontWeight: fontWeight.medium,
    lineHeight: leading.tight,
    color: vars.color.text,
    textDecoration: 'none',
    selectors: {
      ...focusRing,
      '&[aria-current="page"]': { color: vars.color.emberText, fontWeight: fontWeight.strong },
    },
    '@media': currentUnderlined,
  },
  'item',
);

export const social = style(
  {
    ...list,
    display: 'flex',
    gap: space[2],
    marginBlockStart: space[6],
    paddingBlockStart: space[6],
    borderBlockStart: borderThin,
  },
  'social',
);

export const channel = style(
  {
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    inlineSize: '48px',
    blockSize: '48px',
    margin: 0,
    padding: 0,
    border: borderThin,
    borderRadius: vars.radius.full,
    background: 'none',
    color: vars.color.muted,
    cursor: 'pointer',
    selectors: { ...focusRing, '&[aria-expanded="true"]': { color: vars.color.emberText } },
  },
  'channel',
);

export const code = style(
  { display: 'grid', justifyItems: 'start', gap: space[2], marginBlockStart: space[4] },
  'code',
);
export const account = style(
  { margin: 0, fontSize: fontSize[14], color: vars.color.muted },
  'account',
);
export const extras = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    marginBlockStart: space[6],
  },
  'extras',
);

// Aligns the icon of an icon button with the edges of the menu.
globalStyle(`${extras} > button`, { marginInline: `calc(-1 * ${space[3]})` });

/** At the lower edge of the menu; hidden in low windows. */
export const companion = style(
  {
    flex: 1,
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'end',
    minBlockSize: 0,
    marginBlockEnd: `calc(-1 * ${space[6]})`,
    marginInline: `calc(-1 * ${space[6]})`,
    paddingInlineEnd: space[4],
    backgroundImage: `radial-gradient(220px 160px at 74% 100%, ${vars.color.glow}, transparent)`,
    pointerEvents: 'none',
    '@media': { '(max-height: 720px)': { display: 'none' } },
  },
  'companion',
);

const breathe = keyframes({ '50%': { scale: '1.016 0.98' } });

/** Own animation: the sprite's stylesheet would be a third of the mobile header's bytes. */
export const body = style(
  {
    transformOrigin: '50% 89%',
    background:
      'radial-gradient(closest-side, oklch(0.1 0.03 275 / 0.5), oklch(0.1 0.03 275 / 0.32) 55%, transparent) 56% 98.5% / 76% 13% no-repeat',
    '@media': { [media.motion]: { animation: `${breathe} 4.2s ease-in-out infinite` } },
  },
  'body',
);

export const menu = style(
  { display: 'flex', flexDirection: 'column', minBlockSize: '100%' },
  'menu',
);
