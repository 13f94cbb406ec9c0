import { tenths } from '../../../internal/rounded.ts';
import type { Attributes, Shape } from '../../../internal/shape.ts';
import type { Brush } from '../brush.ts';
import type { CoverPaint } from '../cover-paints.ts';

export type CoverShape = Shape<CoverPaint>;

/** A scene's shapes, from back to front. */
export type Scene = (brush: Brush) => readonly CoverShape[];

interface Circle {
  x: number;
  y: number;
  r: number;
}

const kind =
  (tag: string) =>
  (paint: CoverPaint, attributes: Attributes): CoverShape => ({ tag, paint, attributes });

export const ellipse = kind('ellipse');
export const rect = kind('rect');
export const group = (attributes: Attributes, children: readonly CoverShape[]): CoverShape => ({
  tag: 'g',
  attributes,
  children,
});

/** Outlines with the same paint in one shape, which is sent, styled and painted once. */
export const path = (
  paint: CoverPaint,
  outline: string | readonly string[],
  attributes?: Attributes,
): CoverShape => ({
  tag: 'path',
  paint,
  attributes: { d: [outline].flat().join(''), ...attributes },
});

/** Circles as one path: each is an arc with a gap of 0.1, which closing the path fills. */
export const circle = (
  paint: CoverPaint,
  circles: Circle | readonly Circle[],
  attributes?: Attributes,
): CoverShape =>
  path(
    paint,
    [circles].flat().map(({ x, y, r }) => tenths`M${x} ${y - r}a${r} ${r} 0 1 1-.1 0z`),
    attributes,
  );
