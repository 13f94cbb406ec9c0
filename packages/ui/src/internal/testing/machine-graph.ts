import { type AnyStateMachine, type AnyStateNode, and, not, or } from 'xstate';

export interface DrawnState {
  key: string;
  kind: AnyStateNode['type'];
  /** Whether it is the initial state of its parent. */
  isInitial: boolean;
  description: string | undefined;
  calls: string[];
  ways: Way[];
  states: DrawnState[];
}

export interface Way {
  on: string;
  /** `else` for a transition without a guard after one with a guard. */
  guard: string | undefined;
  /** Path from the root, or the key of a sibling or child; undefined when the state does not change. */
  target: string | undefined;
  /** The event is stopped here and does nothing. */
  isIgnored: boolean;
}

interface Transition {
  target?: readonly AnyStateNode[] | undefined;
  guard?: unknown;
  actions: readonly unknown[];
  reenter: boolean;
}

export const machineGraph = (machine: AnyStateMachine): DrawnState => drawn(machine.root, false);

function drawn(node: AnyStateNode, isInitial: boolean): DrawnState {
  const first = node.type === 'compound' ? node.initial.target?.[0]?.key : undefined;
  const transitions: [string, readonly Transition[]][] = [
    ['', node.always ?? []],
    ...node.transitions,
  ];
  return {
    key: node.key,
    kind: node.type,
    isInitial,
    description: node.description,
    calls: node.invoke.map(({ src }) => (typeof src === 'string' ? src : 'inline actor')),
    ways: transitions.flatMap(([event, all]) =>
      all.map((transition, index) => ({
        on: eventOf(event, node),
        guard: guardOf(transition.guard) ?? (index > 0 ? 'else' : undefined),
        target: targetOf(transition, node),
        isIgnored: transition.target === undefined && transition.actions.length === 0,
      })),
    ),
    states: Object.values(node.states).map((state) => drawn(state, state.key === first)),
  };
}

/** A readable event: `sendCode succeeds` for `xstate.done.actor.sendCode`. */
function eventOf(type: string, node: AnyStateNode): string {
  if (type === '') return 'always';
  if (type === '*') return 'anything else';
  for (const { id, src } of node.invoke) {
    const name = typeof src === 'string' ? src : 'inline actor';
    if (type === `xstate.done.actor.${id}`) return `${name} succeeds`;
    if (type === `xstate.error.actor.${id}`) return `${name} fails`;
  }
  if (type.startsWith('xstate.done.state.')) return 'its states are done';
  const delay = node.after.find(({ eventType }) => eventType === type)?.delay;
  if (delay !== undefined)
    return `after ${typeof delay === 'number' ? `${delay} ms` : String(delay)}`;
  return type;
}

/** `check` tells them apart: the names of functions are shortened in a build. */
const combined = Object.entries({ not: not(''), and: and([]), or: or([]) });

const checkOf = (guard: object): unknown => ('check' in guard ? guard.check : undefined);

function guardOf(guard: unknown): string | undefined {
  if (guard === undefined) return undefined;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  // `not`, `and` and `or` are functions with their guards.
  if (typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards)) {
    const name = combined.find(([, of]) => checkOf(of) === checkOf(guard))?.[0];
    return `${name}(${guard.guards.map(guardOf).join(', ')})`;
  }
  return 'inline condition';
}

function targetOf({ target, reenter }: Transition, node: AnyStateNode): string | undefined {
  if (target === undefined) return undefined;
  return target
    .map((to) => {
      if (to === node) return reenter ? `${to.key}, anew` : to.key;
      const isNear = to.parent === node.parent || to.parent === node;
      return isNear ? to.key : to.path.join('.');
    })
    .join(' + ');
}
