import { useComposedRefs } from '@radix-ui/react-compose-refs';
import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type RefAttributes,
  useRef,
} from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useBeforePaint } from '../../internal/use-before-paint.ts';
import { useControllableState } from '../../internal/use-controllable-state.ts';
import * as css from './chip.css.ts';
import { Chip } from './chip.tsx';

export interface FilterBarProps<Value extends string>
  extends Omit<ComponentPropsWithoutRef<'fieldset'>, 'children' | 'defaultValue'> {
  /** Accessible name: what the chips filter by. */
  label: string;
  /** The filters. `count`: number of results of a filter. */
  options: ReadonlyArray<{ value: Value; label: string; count?: number }>;
  /** Value of the active filter, controlled by the host. */
  value?: NoInfer<Value> | undefined;
  /** Filter that is active first, without `value`. Default: none. */
  defaultValue?: NoInfer<Value> | undefined;
  /** Called with the value of the pressed chip, also of the active one. */
  onValueChange?: ((value: NoInfer<Value>) => void) | undefined;
}

/** Filters of which one is active. On phones one scrolling row, with the active filter in view. */
export const FilterBar = forwardRef(function FilterBar<Value extends string>(
  { label, options, value, defaultValue, onValueChange, className, ...rest }: FilterBarProps<Value>,
  ref: ForwardedRef<HTMLFieldSetElement>,
) {
  const [selected, select] = useControllableState<Value, Value | undefined>(
    value,
    defaultValue,
    onValueChange,
  );
  const bar = useRef<HTMLFieldSetElement>(null);
  useBeforePaint(() => {
    if (bar.current) scrollToPressed(bar.current);
  }, [selected]);
  return (
    <fieldset
      {...rest}
      ref={useComposedRefs(bar, ref)}
      className={classNames(css.group, className)}
      aria-label={label}
    >
      {options.map((option) => (
        <Chip
          key={option.value}
          pressed={option.value === selected}
          count={option.count}
          onPressedChange={() => select(option.value)}
        >
          {option.label}
        </Chip>
      ))}
    </fieldset>
  );
}) as <Value extends string>(
  props: FilterBarProps<Value> & RefAttributes<HTMLFieldSetElement>,
) => ReactElement;

/** Scrolls the row, not the page, so that the active chip is visible. */
function scrollToPressed(bar: HTMLElement): void {
  const chip = bar.querySelector('[aria-pressed="true"]')?.getBoundingClientRect();
  if (!chip) return;
  const row = bar.getBoundingClientRect();
  if (chip.left < row.left || chip.right > row.right)
    bar.scrollLeft += chip.left + chip.width / 2 - (row.left + row.width / 2);
}
