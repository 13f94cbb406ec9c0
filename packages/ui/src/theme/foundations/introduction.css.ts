import { vars } from '../contract.css.ts';
import { borderThin, elevation1 } from '../mixins.ts';
import { style } from '../style.ts';
import { fontSize, fontWeight, leading, space } from '../tokens.ts';
import { heading, text } from '../type.css.ts';

export const room = style(
  [
    text,
    {
      display: 'grid',
      gap: space[8],
      marginBlockEnd: space[12],
      paddingBlockStart: space[12],
      paddingInline: space[12],
      overflow: 'hidden',
      color: vars.color.text,
      background: `radial-gradient(90% 120% at 12% -20%, ${vars.color.glow}, transparent 70%), ${vars.color.surface}`,
      border: borderThin,
      borderRadius: vars.radius.l,
      boxShadow: elevation1,
    },
  ],
  'room',
);

export const name = style(
  [heading, { fontSize: fontSize[64], fontWeight: fontWeight.heavy, letterSpacing: '-0.01em' }],
  'name',
);
export const words = style(
  { margin: 0, maxInlineSize: '34em', fontSize: fontSize[18], color: vars.color.muted },
  'words',
);

export const facts = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[2]} ${space[8]}`,
    margin: 0,
    fontSize: fontSize[14],
    lineHeight: leading.tight,
  },
  'facts',
);
export const fact = style({ display: 'flex', flexDirection: 'column-reverse' }, 'fact');
export const unit = style({ color: vars.color.muted }, 'unit');
export const figure = style(
  {
    margin: 0,
    fontSize: fontSize[28],
    fontWeight: fontWeight.strong,
    fontVariantNumeric: 'tabular-nums',
  },
  'figure',
);

export const company = style(
  {
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'space-between',
    marginInline: `calc(-1 * ${space[12]})`,
    paddingInline: space[8],
    borderBlockEnd: `2px solid ${vars.color.line}`,
  },
  'company',
);

export const map = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    gap: space[4],
    marginBlock: space[6],
  },
  'map',
);
export const group = style(
  [
    text,
    {
      padding: space[6],
      color: vars.color.text,
      background: vars.color.surface,
      border: borderThin,
      borderRadius: vars.radius.m,
      boxShadow: elevation1,
    },
  ],
  'group',
);
export const groupHead = style(
  { display: 'flex', alignItems: 'center', gap: space[3], marginBlockEnd: space[3] },
  'group-head',
);
export const groupName = style([heading, { fontSize: fontSize[18] }], 'group-name');
export const groupWords = style(
  { fontSize: fontSize[14], lineHeight: leading.tight, color: vars.color.muted },
  'group-words',
);
