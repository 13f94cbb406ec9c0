import type { ReactElement } from 'react';
import { draw } from './draw.ts';
import { markup } from './markup.ts';
import type { Shape } from './shape.ts';

/** Props that give an `<svg>` its content. */
export type Drawing =
  | { children: ReactElement }
  | { dangerouslySetInnerHTML: { readonly __html: string } };

/**
 * A picture of many shapes. On a server it is a string: as elements, the pictures of a page would be most of
 * React's work. Hydration finds the same markup that elements give.
 */
export const drawing = (shapes: readonly Shape[]): Drawing =>
  typeof document === 'undefined'
    ? { dangerouslySetInnerHTML: { __html: markup(shapes) } }
    : { children: draw(shapes) };
