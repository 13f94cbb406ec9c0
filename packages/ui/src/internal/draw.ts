import { createElement, Fragment, type ReactElement } from 'react';
import type { Shape } from './shape.ts';

/** Shapes as React elements, from back to front. Their order never changes, so they need no keys. */
export const draw = (shapes: readonly Shape[]): ReactElement =>
  createElement(
    Fragment,
    null,
    ...shapes.map(({ tag, attributes, children }) =>
      createElement(tag, attributes, children && draw(children)),
    ),
  );
