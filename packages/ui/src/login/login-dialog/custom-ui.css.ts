import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/style.ts';
import { fontSize, fontWeight, leading, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

export const room = style(
  [
    text,
    {
      minBlockSize: '100vh',
      boxSizing: 'border-box',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 560px)',
      placeContent: 'center',
      gap: space[6],
      padding: space[6],
      backgroundColor: vars.color.page,
    },
  ],
  'room',
);

export const question = style(
  {
    margin: 0,
    fontSize: 'clamp(1.75rem, 5vw, 3rem)',
    fontWeight: fontWeight.strong,
    lineHeight: leading.heading,
    whiteSpace: 'pre-line',
  },
  'question',
);

/** One large line to write on, no box. */
export const line = style(
  [
    text,
    {
      inlineSize: '100%',
      boxSizing: 'border-box',
      padding: `${space[2]} 0`,
      border: 0,
      borderBlockEnd: `2px solid ${vars.color.control}`,
      background: 'none',
      fontSize: fontSize[36],
      letterSpacing: '0.08em',
      fontVariantNumeric: 'tabular-nums',
      outline: 'none',
      selectors: {
        '&:focus': { borderBlockEndColor: vars.accent.fill },
        '&::placeholder': { color: vars.color.faint, opacity: 1 },
      },
    },
  ],
  'line',
);

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] }, 'acts');
export const trouble = style({ margin: 0, minBlockSize: '1lh', color: vars.color.bad }, 'trouble');
