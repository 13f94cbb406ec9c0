import { type ComponentType, lazy, startTransition, useEffect, useState } from 'react';
import { firstInteraction } from '../primitives/first-interaction/index.ts';
import { retryImport } from '../primitives/retry-import/index.ts';

const isServer = typeof document === 'undefined';

/** Attribute of a drawing of the server, which is complete without its code. */
export const drawnByServer = isServer ? { 'data-drawn': '' } : {};

const waitsForInteraction = () => isServer || document.querySelector('[data-drawn]') !== null;

/**
 * `lazy` for drawings. The code of the server's drawings waits for the first interaction; elsewhere it loads at once
 * (docs/decisions/065-designed-cast.md).
 */
export const lazyDrawing = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) =>
  lazy(async () => {
    if (!isServer && waitsForInteraction()) await firstInteraction();
    return retryImport(load);
  });

/**
 * The props of a lazy drawing: while its code waits, those of the first render. For other ones React would remove the
 * server's drawing and show nothing until the first interaction. What gets them must be memoised.
 */
export function useDrawableProps<Props extends object>(props: Props): Props {
  const [first] = useState(props);
  const [isDrawable, setDrawable] = useState(() => !waitsForInteraction());
  useEffect(() => {
    if (isDrawable || props === first) return;
    // A transition waits for the code.
    firstInteraction().then(() => startTransition(() => setDrawable(true)));
  }, [isDrawable, props, first]);
  return isDrawable ? props : first;
}
