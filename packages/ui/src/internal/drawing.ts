import type { ReactElement } from 'react';
import { draw } from './draw.ts';
import { markup } from './markup.ts';
import type { Shape } from './shape.ts';

/** Props of an `<svg>` with its content. */
export type Drawing =
  | { children: ReactElement }
  | { dangerouslySetInnerHTML: { readonly __html: string } };

/**
 * A picture of many shapes. On a server it is a string, because elements would be most of React's work for a page.
 * Hydration finds the same markup.
 */
export const drawing = (shapes: readonly Shape[]): Drawing =>
  typeof document === 'undefined'
    ? { dangerouslySetInnerHTML: { __html: markup(shapes) } }
    : { children: draw(shapes) };
