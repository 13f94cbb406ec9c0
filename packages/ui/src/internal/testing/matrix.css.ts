import { vars } from '../../theme/contract.css.ts';
import { globalStyle, style } from '../../theme/style.ts';
import { fontSize, fontWeight, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

export const matrix = style({ containerType: 'inline-size' }, 'matrix');

/** What is around a story is as large as one component needs. */
globalStyle(
  `div:has(> ${matrix})`,
  { display: 'block', maxInlineSize: 'none', blockSize: 'auto' },
  'variant',
);

export const theme = style(
  [
    text,
    {
      display: 'grid',
      gap: space[6],
      padding: space[6],
      backgroundColor: vars.color.page,
      color: vars.color.text,
      '@container': { '(max-width: 480px)': { padding: space[4] } },
    },
  ],
  'theme',
);

const name = { margin: 0, marginBlockEnd: space[2], fontSize: fontSize[13] } as const;
export const variant = style(
  { ...name, fontWeight: fontWeight.strong, color: vars.color.text },
  'variant',
);
export const state = style({ ...name, color: vars.color.muted }, 'state');

export const row = style(
  { display: 'grid', gap: space[6], margin: 0, padding: 0, listStyle: 'none' },
  'row',
);

/** Some cards are as high as their place. */
export const member = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
  },
  'member',
);
