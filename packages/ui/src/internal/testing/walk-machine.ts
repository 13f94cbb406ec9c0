import type { AnyActorRef, AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** A running machine. `run` sends it an event or settles one of its services. */
export interface Setup<Step> {
  actor: AnyActorRef;
  run(step: Step): Promise<void>;
}

interface Walk<Step> {
  /** Each starts the machine with other services and passes `inspect` to `createActor`. */
  setups: readonly ((inspect: (event: InspectionEvent) => void) => Setup<Step>)[];
  steps: readonly Step[];
  /** Snapshots with equal keys count as one: the walk continues from the first. */
  keyOf(snapshot: ReturnType<AnyActorRef['getSnapshot']>): unknown;
}

/**
 * Runs all sequences of steps, breadth first. Returns the ids of states that were never reached and the
 * transitions that were never taken.
 */
export async function walkMachine<Step>(
  machine: AnyStateMachine,
  { setups, steps, keyOf }: Walk<Step>,
): Promise<{ missedStates: string[]; missedTransitions: string[] }> {
  const reached = new Set<unknown>();
  const taken = new Set<unknown>();
  const inspect = (event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep') return;
    for (const transition of event._transitions) taken.add(transition);
  };
  for (const start of setups) {
    const known = new Set<string>();
    let paths: Step[][] = [[]];
    while (paths.length > 0) {
      const longer: Step[][] = [];
      for (const path of paths) {
        const { actor, run } = start(inspect);
        for (const step of path) await run(step);
        const snapshot = actor.getSnapshot();
        actor.stop();
        for (const { id } of snapshot._nodes) reached.add(id);
        const key = JSON.stringify(keyOf(snapshot));
        if (known.has(key)) continue;
        known.add(key);
        longer.push(...steps.map((step) => [...path, step]));
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
