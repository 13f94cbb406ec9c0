import type { AnyStateMachine, StateValue } from 'xstate';
import * as css from './machine-chart.css.ts';
import { type DrawnState, machineGraph, type Way } from './machine-graph.ts';

interface MachineChartProps {
  machine: AnyStateMachine;
  /** The states that a running machine is in. They are lit. */
  value?: StateValue | undefined;
}

export const MachineChart = ({ machine, value }: MachineChartProps) => (
  <div lang="en" className={css.chart}>
    <ul className={css.states}>
      <State state={machineGraph(machine)} value={value} isLit={false} className={css.state} />
    </ul>
  </div>
);

interface StateProps {
  state: DrawnState;
  value: StateValue | undefined;
  isLit: boolean;
  className: string;
}

/** Whether the value of a state names one of its inner states. */
const names = (value: StateValue | undefined, key: string) =>
  typeof value === 'object' ? Object.hasOwn(value, key) : value === key;

const State = ({ state, value, isLit, className }: StateProps) => (
  <li
    className={state.kind === 'final' ? css.final : className}
    {...(isLit && { 'aria-current': true })}
  >
    <div className={css.head}>
      <span className={css.name}>{state.key}</span>
      {state.isInitial && <span className={css.mark}>initial</span>}
      {state.kind === 'final' && <span className={css.mark}>final</span>}
      {state.kind === 'parallel' && <span className={css.mark}>parallel</span>}
      {state.calls.length > 0 && <span className={css.note}>calls {state.calls.join(', ')}</span>}
    </div>
    {state.description !== undefined && <p className={css.note}>{state.description}</p>}
    {state.ways.length > 0 && (
      <ul className={css.ways}>
        {state.ways.map((way) => (
          <WayOut key={`${way.on} ${way.guard} ${way.target}`} way={way} />
        ))}
      </ul>
    )}
    {state.states.length > 0 && (
      <ul className={state.kind === 'parallel' ? css.regions : css.states}>
        {state.states.map((inner) => (
          <State
            key={inner.key}
            state={inner}
            value={typeof value === 'object' ? value[inner.key] : undefined}
            isLit={names(value, inner.key)}
            className={state.kind === 'parallel' ? css.region : css.state}
          />
        ))}
      </ul>
    )}
  </li>
);

const WayOut = ({ way: { on, guard, target, isIgnored } }: { way: Way }) => (
  <li className={css.way}>
    <span className={css.event}>{on}</span>
    {guard !== undefined && (
      <span className={css.guard}>{guard === 'else' ? guard : `if ${guard}`}</span>
    )}
    {target === undefined ? (
      <span className={css.stays}>{isIgnored ? 'ignored' : 'stays'}</span>
    ) : (
      <span className={css.target}>→ {target}</span>
    )}
  </li>
);
