import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { composeHandlers } from '../../internal/compose-handlers.ts';
import { ownElement } from '../../internal/own-element.tsx';
import { useControllableState } from '../../internal/use-controllable-state.ts';
import * as css from './chip.css.ts';

export interface ChipProps extends ComponentPropsWithoutRef<'button'> {
  /** Whether the filter is on, controlled by the host. */
  pressed?: boolean | undefined;
  /** Whether the filter is on first, without `pressed`. Default: `false`. */
  defaultPressed?: boolean | undefined;
  /** Called with the new state when the chip is pressed. */
  onPressedChange?: ((pressed: boolean) => void) | undefined;
  /** Number of results of the filter. */
  count?: number | undefined;
  /** Label of one or two words, or a suggestion. */
  children: ReactNode;
}

/** A filter that is on or off. Without a state and `onPressedChange` it is a suggestion, which acts by `onClick`. */
export const Chip = forwardRef<HTMLButtonElement, ChipProps>(function Chip(
  { pressed, defaultPressed, onPressedChange, count, className, children, onClick, ...rest },
  ref,
) {
  const [isOn, setOn] = useControllableState(pressed, defaultPressed ?? false, onPressedChange);
  const isFilter = [pressed, defaultPressed, onPressedChange].some((given) => given !== undefined);
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      className={classNames(css.chip, className)}
      aria-pressed={isFilter ? isOn : undefined}
      onClick={isFilter ? composeHandlers(onClick, () => setOn(!isOn)) : onClick}
    >
      {ownElement(children)}
      {count !== undefined && <span className={css.count}>{count}</span>}
    </button>
  );
});
