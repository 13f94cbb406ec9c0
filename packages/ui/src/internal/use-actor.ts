// Not `@xstate/react`: it adds 1.7 KB (brotli) to the login dialog, these hooks 0.3 KB.
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AnyActor, AnyActorRef, SnapshotFrom } from 'xstate';
import { useBeforePaint } from './use-before-paint.ts';

/** Runs an actor while the component is mounted, also while React hides it in a suspended tree. */
export function useActor<A extends AnyActor>(create: () => A): A {
  const [actor] = useState(create);
  const stopping = useRef<ReturnType<typeof setTimeout>>(undefined);
  useBeforePaint(() => {
    actor.start();
  }, [actor]);
  // Not a layout effect: React cleans those up in a hidden tree, and a stopped actor cannot start again.
  useEffect(() => {
    clearTimeout(stopping.current);
    return () => {
      // Strict mode mounts again at once.
      stopping.current = setTimeout(() => actor.stop());
    };
  }, [actor]);
  return actor;
}

/** Renders again only when the selected value changes. Select primitives or stable parts of the snapshot. */
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
