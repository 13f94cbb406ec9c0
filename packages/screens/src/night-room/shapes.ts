import type { Shape } from '@companion/ui/picture';

const shape =
  (tag: string) =>
  (attributes: Shape['attributes'], ...children: Shape[]): Shape => ({
    tag,
    attributes,
    ...(children.length > 0 && { children }),
  });

export const path = shape('path');
export const rect = shape('rect');
export const circle = shape('circle');
export const ellipse = shape('ellipse');
export const group = shape('g');
export const stop = shape('stop');
export const defs = shape('defs');
export const clipPath = shape('clipPath');
export const radialGradient = shape('radialGradient');
export const linearGradient = shape('linearGradient');
export const svg = shape('svg');
