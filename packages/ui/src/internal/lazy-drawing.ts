import { type ComponentType, lazy } from 'react';
import { firstInteraction } from '../primitives/first-interaction/index.ts';
import { retryImport } from '../primitives/retry-import/index.ts';

const isServer = typeof document === 'undefined';

/** Attribute of a drawing of the server, which is complete without its code. */
export const drawnByServer = isServer ? { 'data-drawn': '' } : {};

/**
 * `lazy` for drawings. The code of the server's drawings waits for the first interaction; elsewhere it loads at once
 * (docs/decisions/065-designed-cast.md).
 */
export const lazyDrawing = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) =>
  lazy(async () => {
    if (!isServer && document.querySelector('[data-drawn]')) await firstInteraction();
    return retryImport(load);
  });
