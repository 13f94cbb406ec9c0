import type { AnyActorRef, AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** A running machine, and what may happen to it: its own events, and what the world around it does. */
export interface World<Deed> {
  actor: AnyActorRef;
  happens(deed: Deed): Promise<void>;
}

interface Walk<Deed> {
  /** Starts the machine in each kind of world it lives in; each hands `inspect` to `createActor`. */
  worlds: readonly ((inspect: (event: InspectionEvent) => void) => World<Deed>)[];
  deeds: readonly Deed[];
  /** What tells situations apart: where two keys are equal, the walk goes on from one of them. */
  keyOf(snapshot: ReturnType<AnyActorRef['getSnapshot']>): unknown;
}

/**
 * Walks breadth first through everything that can happen to a machine. Returns the ids of the states that
 * it never rested in, and the transitions that it never took.
 */
export async function walkMachine<Deed>(
  machine: AnyStateMachine,
  { worlds, deeds, keyOf }: Walk<Deed>,
): Promise<{ missedStates: string[]; missedTransitions: string[] }> {
  const reached = new Set<unknown>();
  const taken = new Set<unknown>();
  const inspect = (event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep') return;
    for (const transition of event._transitions) taken.add(transition);
  };
  for (const begin of worlds) {
    const known = new Set<string>();
    let paths: Deed[][] = [[]];
    while (paths.length > 0) {
      const longer: Deed[][] = [];
      for (const path of paths) {
        const { actor, happens } = begin(inspect);
        for (const deed of path) await happens(deed);
        const snapshot = actor.getSnapshot();
        actor.stop();
        for (const { id } of snapshot._nodes) reached.add(id);
        const key = JSON.stringify(keyOf(snapshot));
        if (known.has(key)) continue;
        known.add(key);
        longer.push(...deeds.map((deed) => [...path, deed]));
      }
      paths = longer;
    }
  }
  const nodes = getStateNodes(machine) as AnyStateNode[];
  return {
    missedStates: nodes.map(({ id }) => id).filter((id) => !reached.has(id)),
    missedTransitions: nodes.flatMap((node) =>
      [...node.transitions.values(), node.always ?? []]
        .flat()
        .filter((transition) => !taken.has(transition))
        .map(({ eventType }) => `${node.id}: ${eventType}`),
    ),
  };
}
