import { describe, expect, it } from 'vitest';
import { and, createMachine, fromPromise, not, setup } from 'xstate';
import { loginMachine } from '../../login/login-machine/login-machine.ts';
import { type DrawnState, machineGraph } from './machine-graph.ts';

const keys = ({ states }: DrawnState) => states.map(({ key }) => key);
const all = (state: DrawnState): DrawnState[] => [state, ...state.states.flatMap(all)];
const within = (state: DrawnState, ...path: string[]): DrawnState =>
  path.reduce((at, key) => at.states.find((inner) => inner.key === key)!, state);

const lamp = setup({
  actors: { warmUp: fromPromise(async () => 1) },
  guards: { isDark: () => true, isLate: () => true },
  delays: { evening: 500 },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  on: { broke: { target: '.broken' } },
  states: {
    off: {
      description: 'Nobody is home.',
      on: {
        pressed: [{ guard: 'isDark', target: 'on' }, { actions: () => undefined }],
        looked: {},
      },
    },
    on: {
      initial: 'warming',
      states: {
        warming: {
          invoke: { src: 'warmUp', onDone: 'warm', onError: '#lamp.broken' },
        },
        warm: {
          always: { guard: not('isDark'), target: '#lamp.off' },
          after: {
            300: { target: 'warm', reenter: true },
            evening: {
              guard: and(['isLate', not('isDark')]),
              target: '#lamp.off',
            },
          },
          on: { pressed: { guard: () => true, target: 'gone' }, '*': { actions: () => undefined } },
        },
        gone: { type: 'final' },
      },
      onDone: 'off',
    },
    broken: { type: 'final' },
  },
});

const shortened = <Guard extends object>(guard: Guard): Guard =>
  Object.defineProperty(guard, 'name', { value: 't' });

describe('graph of a machine', () => {
  const graph = machineGraph(lamp);

  it('nests states and marks initial and final ones', () => {
    expect(keys(graph)).toEqual(['off', 'on', 'broken']);
    expect(keys(within(graph, 'on'))).toEqual(['warming', 'warm', 'gone']);
    expect(
      all(graph)
        .filter((state) => state.isInitial)
        .map(({ key }) => key),
    ).toEqual(['off', 'warming']);
    expect(within(graph, 'broken').kind).toBe('final');
    expect(within(graph, 'on').kind).toBe('compound');
    expect(within(graph, 'off').description).toBe('Nobody is home.');
  });

  it('has transitions with guards, else branches and ignored events', () => {
    expect(within(graph, 'off').ways).toEqual([
      { on: 'pressed', guard: 'isDark', target: 'on', isIgnored: false },
      { on: 'pressed', guard: 'else', target: undefined, isIgnored: false },
      { on: 'looked', guard: undefined, target: undefined, isIgnored: true },
    ]);
    expect(graph.ways).toEqual([
      { on: 'broke', guard: undefined, target: 'broken', isIgnored: false },
    ]);
  });

  it('names actors, delays and wildcards as in the definition', () => {
    const warming = within(graph, 'on', 'warming');
    expect(warming.calls).toEqual(['warmUp']);
    expect(warming.ways.map(({ on, target }) => `${on} → ${target}`)).toEqual([
      'warmUp succeeds → warm',
      'warmUp fails → broken',
    ]);
    expect(within(graph, 'on').ways.map(({ on, target }) => `${on} → ${target}`)).toEqual([
      'its states are done → off',
    ]);
    const ways = within(graph, 'on', 'warm').ways;
    expect(Object.fromEntries(ways.map(({ on, guard, target }) => [on, [guard, target]]))).toEqual({
      always: ['not(isDark)', 'off'],
      'after 300 ms': [undefined, 'warm, anew'],
      'after evening': ['and(isLate, not(isDark))', 'off'],
      pressed: ['inline condition', 'gone'],
      'anything else': [undefined, undefined],
    });
  });

  it('names combined guards when a build has shortened the names of functions', () => {
    const guard = and(['isLate', shortened(not('isDark'))]);
    const machine = createMachine({
      initial: 'a',
      states: { a: { always: { guard: shortened(guard), target: 'b' } }, b: {} },
    });
    expect(within(machineGraph(machine), 'a').ways).toMatchObject([
      { guard: 'and(isLate, not(isDark))' },
    ]);
  });

  it('contains a state that is added to the definition', () => {
    const states = { a: { on: { go: 'b' } }, b: {} };
    const before = createMachine({ initial: 'a', states });
    const after = createMachine({ initial: 'a', states: { ...states, c: { on: { back: 'a' } } } });
    expect(keys(machineGraph(before))).toEqual(['a', 'b']);
    expect(keys(machineGraph(after))).toEqual(['a', 'b', 'c']);
    expect(within(machineGraph(after), 'c').ways).toMatchObject([{ on: 'back', target: 'a' }]);
  });
});

describe('graph of the login machine', () => {
  const graph = machineGraph(loginMachine);

  it('has all states of its definition and three parallel regions', () => {
    const defined = (node: typeof loginMachine.root): number =>
      1 + Object.values(node.states).reduce((sum, state) => sum + defined(state), 0);
    expect(all(graph)).toHaveLength(defined(loginMachine.root));
    expect(within(graph, 'open').kind).toBe('parallel');
    expect(keys(within(graph, 'open'))).toEqual(['form', 'captcha', 'resend']);
  });

  it('has only targets that exist', () => {
    const known = new Set(all(graph).map(({ key }) => key));
    for (const { ways } of all(graph))
      for (const { target } of ways)
        if (target !== undefined)
          expect(known).toContain(target.replace(', anew', '').split('.').at(-1));
  });

  it('names all events and guards', () => {
    for (const { ways } of all(graph))
      for (const { on, guard } of ways) {
        expect(on).not.toMatch(/^xstate\./);
        expect(guard).not.toBe('inline condition');
      }
  });
});
