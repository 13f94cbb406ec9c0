import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import type { AnyActor, AnyActorRef, SnapshotFrom } from 'xstate';
import { useBeforePaint } from './use-before-paint.ts';

/** Runs an actor as long as the component is there. */
export function useActor<A extends AnyActor>(create: () => A): A {
  const [actor] = useState(create);
  const stopping = useRef<ReturnType<typeof setTimeout>>(undefined);
  useBeforePaint(() => {
    clearTimeout(stopping.current);
    actor.start();
    return () => {
      // Strict mode takes a component away and puts it back at once; an actor that was stopped stays so.
      stopping.current = setTimeout(() => actor.stop());
    };
  }, [actor]);
  return actor;
}

/** Draws again only when what is selected changes: a value, or a part of the snapshot that stays the same. */
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
