import { tenths } from '../../internal/rounded.ts';
import type { Attributes, Shape } from '../../internal/shape.ts';
import type { Brush } from '../brush.ts';
import type { CoverPaint } from '../cover-paints.ts';

export type CoverShape = Shape<CoverPaint>;

/** What is seen of a place, from the back to the front. */
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

/** One outline or many: what looks the same is one shape, which is sent, styled and painted once. */
export const path = (
  paint: CoverPaint,
  outline: string | readonly string[],
  attributes?: Attributes,
): CoverShape => ({
  tag: 'path',
  paint,
  attributes: { d: [outline].flat().join(''), ...attributes },
});

/** One circle or many. Each is an arc that goes round but for a tenth, and is closed. */
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
