import { fontSize, space, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

export const format = style({ display: 'grid', gap: space[3], paddingBlockStart: space[3] });
export const note = style({ margin: 0, color: vars.color.muted, fontSize: fontSize[14] });
