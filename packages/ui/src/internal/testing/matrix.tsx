import type { StoryContext } from '@storybook/react-vite';
import {
  type ComponentType,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { expect } from 'storybook/test';
import { ThemeScope } from '../../theme/theme-scope/index.ts';
import { manyTimes } from './both-themes.tsx';
import { Forced } from './forced.tsx';
import * as frame from './frame.css.ts';
import * as css from './matrix.css.ts';
import { allThere, onceThere } from './once-there.ts';

/** Props of the component, or what a user does to it. */
type State<Props> = Partial<Props> | ((member: ReactElement) => ReactElement);

interface Declaration<Props> {
  /** Default: the story's. */
  component?: ComponentType<Props>;
  /** Default: the story's. */
  args?: Props;
  /** A row for each, by its name. Default: one row. */
  variants?: Readonly<Record<string, Partial<Props>>>;
  /** A column for each, by its name, after the one at rest. */
  states?: Readonly<Record<string, State<Props>>>;
  /** Smallest width of a column, px. Default: 132. */
  width?: number;
  /** Smallest height of a row, px: for what opens over the parts below. */
  height?: number;
}

/** The parts of a story that draws a component in each variant and each state, in both themes. */
export function matrix<Props extends object>({
  component,
  args,
  variants = { '': {} },
  states,
  width = 132,
  height,
}: Declaration<Props>) {
  const columns: Readonly<Record<string, State<Props>>> = { rest: {}, ...states };
  return {
    tags: ['both-themes'],
    parameters: {
      // Miniatures have small targets. axe checks these components in their own stories.
      a11y: { ...manyTimes.a11y, context: { exclude: ['[data-miniature]'] } },
    },
    play: async (context: Pick<StoryContext, 'canvasElement'>) => {
      await allThere(context);
      // An open dialog takes the focus. Its ring is a state of its own.
      (document.activeElement as HTMLElement | null)?.blur();
      await expect(document.activeElement).toBe(document.body);
    },
    render: (storyArgs: object, context: Pick<StoryContext, 'component'>) => {
      const Component = (component ?? context.component) as ComponentType<Props>;
      const draw = (variant: Partial<Props>, state: State<Props>) => {
        const props = { ...(args ?? storyArgs), ...variant } as Props;
        return typeof state === 'function' ? (
          state(<Component {...props} />)
        ) : (
          <Component {...props} {...state} />
        );
      };
      const rows: Record<string, Record<string, ReactNode>> = states
        ? mapValues(variants, (variant) => mapValues(columns, (state) => draw(variant, state)))
        : { '': mapValues(variants, (variant) => draw(variant, {})) };
      const style: CSSProperties = {
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))`,
        gridAutoRows: height && `minmax(${height}px, auto)`,
      };
      return (
        <div className={css.matrix}>
          {(['night', 'day'] as const).map((theme) => (
            <ThemeScope key={theme} theme={theme}>
              <div className={css.theme}>
                {Object.entries(rows).map(([variant, members]) => (
                  <div key={variant}>
                    {variant && <p className={css.variant}>{variant}</p>}
                    <ul className={css.row} style={style}>
                      {Object.entries(members).map(([state, member]) => (
                        <li key={state} className={css.member}>
                          <p className={css.state}>{state}</p>
                          <div>{member}</div>
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </div>
            </ThemeScope>
          ))}
        </div>
      );
    },
  };
}

const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/** Variants that differ in one prop. */
export const each = <Prop extends string, Value extends string | number>(
  prop: Prop,
  values: readonly Value[],
) =>
  Object.fromEntries(values.map((value) => [value, { [prop]: value }])) as Record<
    string,
    Record<Prop, Value>
  >;

const forced = (state: 'hover' | 'focus' | 'active', at: string) => (member: ReactElement) => (
  <Forced state={state} at={at}>
    {member}
  </Forced>
);

/** States of a control. `at` is its selector. */
export const handled = (at: string) => ({ hover: forced('hover', at), focus: forced('focus', at) });

/** Also under a press, where that looks different. */
export const pressed = (at: string) => ({ ...handled(at), pressed: forced('active', at) });

interface ActedProps {
  at: string;
  act: (element: HTMLElement) => void;
  children: ReactNode;
}

function Acted({ at, act, children }: ActedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? onceThere(place.current, at, act) : undefined), [at, act]);
  return (
    <div ref={place} className={frame.contents}>
      {children}
    </div>
  );
}

/** The state after an act of the user. */
export const after =
  (at: string, act: (element: HTMLElement) => void) => (member: ReactElement) => (
    <Acted at={at} act={act}>
      {member}
    </Acted>
  );

export const click = (element: HTMLElement) => element.click();
