/*
 * Not `@xstate/react`: it weighs 1.7 KB (brotli) in the login dialog, these two hooks 0.3, and it would be
 * one more package for hosts to install.
 */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AnyActor, AnyActorRef, SnapshotFrom } from 'xstate';
import { useBeforePaint } from './use-before-paint.ts';

/** Runs an actor for the life of the component, also while React hides the component in a suspended tree. */
export function useActor<A extends AnyActor>(create: () => A): A {
  const [actor] = useState(create);
  const stopping = useRef<ReturnType<typeof setTimeout>>(undefined);
  useBeforePaint(() => {
    actor.start();
  }, [actor]);
  // Not a layout effect: those are undone while a tree is hidden, and an actor that was stopped stays so.
  useEffect(() => {
    clearTimeout(stopping.current);
    return () => {
      // Strict mode unmounts and mounts again at once.
      stopping.current = setTimeout(() => actor.stop());
    };
  }, [actor]);
  return actor;
}

/** Renders again only when the selected value changes: select primitives, or parts that the snapshot keeps. */
export function useSelector<A extends AnyActorRef, T>(
  actor: A,
  select: (snapshot: SnapshotFrom<A>) => T,
): T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const current = () => select(actor.getSnapshot() as SnapshotFrom<A>);
  return useSyncExternalStore(subscribe, current, current);
}
