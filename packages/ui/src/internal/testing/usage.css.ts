import { vars } from '../../theme/contract.css.ts';
import { borderThin } from '../../theme/mixins.ts';
import { globalStyle, style } from '../../theme/style.ts';
import { fontSize, fontWeight, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

export const pair = style(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
    gap: space[6],
    margin: space[4],
  },
  'pair',
);

export const figure = style(
  [
    text,
    { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 2', gap: space[3], margin: 0 },
  ],
  'figure',
);

/** `transform`: what is fixed to the window stays in this frame. */
const box = {
  gap: space[3],
  minBlockSize: '168px',
  padding: space[6],
  border: borderThin,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  transform: 'translate(0)',
} as const;

export const drawn = style(
  { ...box, display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center' },
  'drawn',
);
export const wide = style({ ...box, display: 'grid', alignContent: 'center' }, 'wide');

export const caption = style(
  { display: 'grid', gap: space[1], fontSize: fontSize[14], color: vars.color.muted },
  'caption',
);

/** Its windows are as wide as the frame. */
export const miniature = style({ containerType: 'inline-size', minInlineSize: 0 }, 'miniature');

export const window = style(
  {
    position: 'relative',
    overflow: 'hidden',
    border: borderThin,
    borderRadius: vars.radius.m,
    background: vars.color.page,
    marginInline: 'auto',
    transform: 'translate(0)',
  },
  'window',
);

const shrunk = (inlineSize: string, steps: readonly (readonly [from: string, zoom: number])[]) => ({
  inlineSize,
  zoom: 0.24,
  '@container': Object.fromEntries(steps.map(([from, zoom]) => [`(min-width: ${from})`, { zoom }])),
});

export const devices = {
  desktop: style(
    shrunk('1200px', [
      ['360px', 0.3],
      ['480px', 0.4],
      ['600px', 0.5],
      ['780px', 0.65],
    ]),
    'desktop',
  ),
  phone: style(
    shrunk('390px', [
      ['240px', 0.6],
      ['280px', 0.7],
      ['352px', 0.9],
    ]),
    'phone',
  ),
};

/** A desktop takes the whole width. */
globalStyle(`${pair}:has(${devices.desktop})`, { gridTemplateColumns: 'minmax(0, 1fr)' });

const verdict = {
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  fontWeight: fontWeight.strong,
} as const;

export const good = style({ ...verdict, color: vars.color.good }, 'good');
export const bad = style({ ...verdict, color: vars.color.bad }, 'bad');
