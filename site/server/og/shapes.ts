import type { Shape } from '@companion/ui/picture';

type Attributes = Shape['attributes'];

const kind =
  (tag: string) =>
  (attributes: Attributes): Shape => ({ tag, attributes });

export const circle = kind('circle');
export const ellipse = kind('ellipse');
export const path = kind('path');
export const rect = kind('rect');

export const group = (transform: string, children: readonly Shape[]): Shape => ({
  tag: 'g',
  attributes: { transform },
  children,
});

/** A stop of a gradient: where, which colour, how opaque. */
type Stop = readonly [offset: number, colour: string, opacity: number];

const gradient = (tag: string, attributes: Attributes, stops: readonly Stop[]): Shape => ({
  tag,
  attributes,
  children: stops.map(([offset, stopColor, stopOpacity]) => ({
    tag: 'stop',
    attributes: { offset, stopColor, stopOpacity },
  })),
});

/** From the middle of a shape to its edge. */
export const radial = (id: string, ...stops: readonly Stop[]): Shape =>
  gradient('radialGradient', { id }, stops);

/** From the upper edge of a shape to the lower. */
export const downwards = (id: string, ...stops: readonly Stop[]): Shape =>
  gradient('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1 }, stops);
