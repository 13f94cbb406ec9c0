import type { ReactElement } from 'react';
import { draw } from './draw.ts';
import { markup } from './markup.ts';
import type { Shape } from './shape.ts';

/** What an `<svg>` is given to hold. */
export type Drawing =
  | { children: ReactElement }
  | { dangerouslySetInnerHTML: { readonly __html: string } };

/**
 * A picture of many shapes. A server writes it out by itself: as elements the pictures of a page would
 * be most of React's work. A browser finds in the document what it would have drawn.
 */
export const drawing = (shapes: readonly Shape[]): Drawing =>
  typeof document === 'undefined'
    ? { dangerouslySetInnerHTML: { __html: markup(shapes) } }
    : { children: draw(shapes) };
