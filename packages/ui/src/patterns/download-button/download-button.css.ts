import { globalStyle, style } from '../../theme/style.ts';
import { fontSize, fontWeight, leading } from '../../theme/tokens.ts';

export const label = style({ display: 'grid', textAlign: 'start' }, 'label');
globalStyle(`${label} > span`, { minInlineSize: 0 });

export const note = style(
  { fontSize: fontSize[12], fontWeight: fontWeight.regular, lineHeight: leading.tight },
  'note',
);
