import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AnyActor, AnyActorRef, SnapshotFrom } from 'xstate';
import { useBeforePaint } from './use-before-paint.ts';

/** Runs an actor as long as the component is there, also while React hides it because its page waits for something. */
export function useActor<A extends AnyActor>(create: () => A): A {
  const [actor] = useState(create);
  const stopping = useRef<ReturnType<typeof setTimeout>>(undefined);
  useBeforePaint(() => {
    actor.start();
  }, [actor]);
  // Not before paint: what is hidden loses its layout effects, and an actor that was stopped stays so.
  useEffect(() => {
    clearTimeout(stopping.current);
    return () => {
      // Strict mode takes a component away and puts it back at once.
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
