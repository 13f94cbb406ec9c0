import { firstInteraction } from '@companion/ui/first-interaction';
import { retryImport } from '@companion/ui/retry-import';
import { type ComponentType, createElement, lazy, memo, Suspense, useState } from 'react';
import { quiet } from './quiet.ts';

function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  start?: () => Promise<void>,
) {
  const Part = lazy<ComponentType<Props>>(async () => {
    if (typeof window === 'undefined') return { default: await load() };
    await start?.();
    return { default: await retryImport(load) };
  });
  // Memoised: a render with new props before the code is there would make React drop the server's HTML.
  return memo((props: Props) => (
    <Suspense fallback={null}>{createElement<Props>(Part, props)}</Suspense>
  ));
}

/** A part of which nothing is shown until its code has come. It loads when the part is first rendered. */
export const onDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  later(load);

/** A dialog whose code loads when it first opens. It stays for its closing animation. */
export function onOpen<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Dialog = onDemand(load);
  return function Opened(props: Props) {
    const [hasOpened, setHasOpened] = useState(props.open);
    if (props.open && !hasOpened) setHasOpened(true);
    return hasOpened && createElement<Props>(Dialog, props);
  };
}

/**
 * A part of the page that stays as the server rendered it until the visitor first interacts. Then its code loads and
 * React takes it over.
 */
export const onInteraction = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  later(load, firstInteraction);

/** The same for a part that moves by itself: at the latest when the page has loaded and the browser is idle. */
export const onIdle = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  later(load, () => Promise.race([firstInteraction(), quiet()]));
