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
  /** Label of one or two words. */
  children: ReactNode;
}

/** A filter that is on or off. */
export const Chip = forwardRef<HTMLButtonElement, ChipProps>(function Chip(
  {
    pressed,
    defaultPressed = false,
    onPressedChange,
    count,
    className,
    children,
    onClick,
    ...rest
  },
  ref,
) {
  const [isOn, setOn] = useControllableState(pressed, defaultPressed, onPressedChange);
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      className={classNames(css.chip, className)}
      aria-pressed={isOn}
      onClick={composeHandlers(onClick, () => setOn(!isOn))}
    >
      {ownElement(children)}
      {count !== undefined && <span className={css.count}>{count}</span>}
    </button>
  );
});
