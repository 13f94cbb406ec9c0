import type { Attributes, Shape } from '../../internal/shape.ts';
import type { Brush } from '../brush.ts';
import type { CoverPaint } from '../cover-paints.ts';

export type CoverShape = Shape<CoverPaint>;

/** What is seen of a place, from the back to the front. */
export type Scene = (brush: Brush) => readonly CoverShape[];

const kind =
  (tag: string) =>
  (paint: CoverPaint, attributes: Attributes): CoverShape => ({ tag, paint, attributes });

export const circle = kind('circle');
export const ellipse = kind('ellipse');
export const path = kind('path');
export const rect = kind('rect');
export const group = (attributes: Attributes, children: readonly CoverShape[]): CoverShape => ({
  tag: 'g',
  attributes,
  children,
});
