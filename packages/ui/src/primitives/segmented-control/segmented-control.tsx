import { useComposedRefs } from '@radix-ui/react-compose-refs';
import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useId,
  useRef,
} from 'react';
import { classNames } from '../../internal/class-names.ts';
import { ownElement } from '../../internal/own-element.tsx';
import { useControllableState } from '../../internal/use-controllable-state.ts';
import { useInputBeforeHydration } from '../../internal/use-input-before-hydration.ts';
import { visuallyHidden } from '../../theme/type.css.ts';
import * as css from './segmented-control.css.ts';

export interface SegmentedControlProps<Value extends string>
  extends Omit<ComponentPropsWithoutRef<'fieldset'>, 'children' | 'defaultValue'> {
  /** Accessible name of the group. */
  label: string;
  /** Two to five options. */
  options: ReadonlyArray<{ value: Value; label: ReactNode }>;
  /** Value of the selected option, controlled by the host. */
  value?: NoInfer<Value> | undefined;
  /** Option that is selected first, without `value`. Default: none. */
  defaultValue?: NoInfer<Value> | undefined;
  /** Called with the new value. */
  onValueChange?: ((value: NoInfer<Value>) => void) | undefined;
}

/** Selects one of two to five views of the same content. Use `Tabs` for different content, `Select` for more options. */
export const SegmentedControl = forwardRef(function SegmentedControl<Value extends string>(
  {
    label,
    options,
    value,
    defaultValue,
    onValueChange,
    className,
    ...rest
  }: SegmentedControlProps<Value>,
  ref: ForwardedRef<HTMLFieldSetElement>,
) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [selected, select] = useControllableState<Value, Value | undefined>(
    value,
    defaultValue,
    onValueChange,
  );
  useInputBeforeHydration(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked');
    if (chosen && chosen.value !== selected) select(chosen.value as Value);
  });
  return (
    <fieldset
      {...rest}
      ref={useComposedRefs(group, ref)}
      className={classNames(css.group, className)}
    >
      <legend className={visuallyHidden}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.segment}>
          <input
            type="radio"
            className={css.radio}
            name={name}
            value={option.value}
            checked={option.value === selected}
            onChange={() => select(option.value)}
          />
          {ownElement(option.label)}
        </label>
      ))}
    </fieldset>
  );
}) as <Value extends string>(
  props: SegmentedControlProps<Value> & RefAttributes<HTMLFieldSetElement>,
) => ReactElement;
