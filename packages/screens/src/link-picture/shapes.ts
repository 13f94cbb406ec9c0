import type { Shape } from '@companion/ui/picture';

type Attributes = Shape['attributes'];

const shape =
  (tag: string) =>
  (attributes: Attributes): Shape => ({ tag, attributes });

export const circle = shape('circle');
export const ellipse = shape('ellipse');
export const path = shape('path');
export const rect = shape('rect');

export const group = (transform: string, children: readonly Shape[]): Shape => ({
  tag: 'g',
  attributes: { transform },
  children,
});

type GradientStop = readonly [offset: number, colour: string, opacity: number];

const gradient = (tag: string, attributes: Attributes, stops: readonly GradientStop[]): Shape => ({
  tag,
  attributes,
  children: stops.map(([offset, stopColor, stopOpacity]) => ({
    tag: 'stop',
    attributes: { offset, stopColor, stopOpacity },
  })),
});

/** Runs from the centre of a shape to its edge. */
export const radialGradient = (id: string, ...stops: readonly GradientStop[]): Shape =>
  gradient('radialGradient', { id }, stops);

/** Runs from the top of a shape to its bottom. */
export const verticalGradient = (id: string, ...stops: readonly GradientStop[]): Shape =>
  gradient('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1 }, stops);
