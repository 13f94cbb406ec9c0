import { space, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

export const scene = style({
  position: 'relative',
  aspectRatio: '576 / 300',
  marginBlockStart: space[8],
  containerType: 'inline-size',
});
export const picture = style({ display: 'block', inlineSize: '100%', overflow: 'visible' });

export const near = style({ stopColor: vars.color.ember, stopOpacity: 0.26 });
export const far = style({ stopColor: vars.color.ember, stopOpacity: 0 });
export const cord = style({ stroke: vars.color.line, strokeWidth: 2 });
export const shade = style({ fill: 'oklch(0.55 0.12 48)' });
export const bulb = style({ fill: 'oklch(0.95 0.09 85)' });
export const floor = style({ stroke: vars.color.line });
export const behind = style({ fill: 'oklch(0.36 0.055 50)' });
export const wood = style({ fill: 'oklch(0.47 0.07 52)' });
export const lit = style({ fill: 'oklch(0.62 0.09 58)' });
export const shadow = style({ fill: 'oklch(0.1 0.03 275 / 0.32)' });

/** Lengths are in % of the picture's width, so that the companion stays on the floor. */
export const host = style({
  position: 'absolute',
  insetInlineStart: '22%',
  insetBlockEnd: '7.5%',
  inlineSize: '17cqi',
  blockSize: '17cqi',
});
