import { fontWeight, vars } from '@companion/ui/theme';
import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { lit } from './plate.css.ts';

export const map = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });
export const frame = style({ fill: 'none', stroke: vars.color.line, strokeWidth: 1 });
export const scenery = style({
  fill: 'none',
  stroke: vars.color.control,
  strokeWidth: 1.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  opacity: 0.72,
});
export const roadLight = style({
  fill: 'none',
  stroke: vars.accent.light,
  strokeWidth: 9,
  strokeLinecap: 'round',
});
export const road = style({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeDasharray: '1 5.5',
});
export const lamp = style({
  fill: vars.accent.fill,
  stroke: vars.color.surface,
  strokeWidth: 1.5,
});
export const halo = style({
  fill: fallbackVar(lit, 'transparent'),
  transition: 'fill 200ms',
});
export const badge = style({
  fill: vars.color.surface,
  stroke: vars.color.text,
  strokeWidth: 1.5,
});
const lettering = style({ fill: vars.color.text, fontFamily: 'inherit', fontSize: '13.5px' });
export const badgeNumber = style([
  lettering,
  { fontWeight: fontWeight.strong, textAnchor: 'middle', dominantBaseline: 'central' },
]);
export const label = style([
  lettering,
  {
    dominantBaseline: 'central',
    fontWeight: fontWeight.medium,
    paintOrder: 'stroke',
    stroke: vars.color.surface,
    strokeWidth: 4,
    strokeLinejoin: 'round',
  },
]);

globalStyle(`${map} a`, { cursor: 'pointer' });

export const ground = style({
  fill: vars.color.raised,
  stroke: vars.color.text,
  strokeWidth: 1.6,
  strokeLinejoin: 'round',
});
export const hatching = style({
  fill: 'none',
  stroke: vars.color.control,
  strokeWidth: 1.1,
  strokeLinecap: 'round',
});
export const rule = style({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 1.4,
  strokeDasharray: '4 4',
});
export const gate = style({
  fill: vars.color.surface,
  stroke: vars.color.text,
  strokeWidth: 1.6,
  strokeLinejoin: 'round',
});
