import { vars } from '../../theme/contract.css.ts';
import { borderThin } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { fontSize, fontWeight, leading, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

export const chart = style(
  [text, { padding: space[6], maxInlineSize: '1200px', fontSize: fontSize[14] }],
  'chart',
);

export const states = style(
  { display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' },
  'states',
);
export const regions = style(
  [states, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))' }],
  'regions',
);

export const state = style(
  {
    display: 'grid',
    gap: space[2],
    alignContent: 'start',
    minInlineSize: 0,
    padding: `${space[3]} ${space[4]}`,
    border: borderThin,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
    lineHeight: leading.tight,
    selectors: {
      '&[aria-current]': { borderColor: vars.color.ember, background: vars.color.raised },
    },
  },
  'state',
);
/** A double line marks a final state. */
export const final = style([state, { border: `4px double ${vars.color.control}` }], 'final');
export const region = style(
  [state, { borderStyle: 'dashed', borderColor: vars.color.control }],
  'region',
);

export const head = style(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space[3]}` },
  'head',
);
export const name = style({ fontSize: fontSize[16], fontWeight: fontWeight.strong }, 'name');
export const mark = style({ color: vars.color.emberText, fontSize: fontSize[13] }, 'mark');
export const note = style({ margin: 0, color: vars.color.muted, fontSize: fontSize[13] }, 'note');

export const ways = style(
  {
    display: 'grid',
    gap: space[1],
    maxInlineSize: '480px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  'ways',
);
export const way = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space[2]}`,
    paddingBlock: '2px',
    borderBlockStart: borderThin,
  },
  'way',
);
export const event = style({ fontWeight: fontWeight.medium }, 'event');
export const guard = style({ color: vars.color.tide }, 'guard');
export const target = style({ marginInlineStart: 'auto', color: vars.color.emberText }, 'target');
export const stays = style({ marginInlineStart: 'auto', color: vars.color.muted }, 'stays');
