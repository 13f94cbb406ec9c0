import * as css from './chip.css.ts';
import { Chip } from './chip.tsx';

export interface FilterBarProps<Value extends string> {
  /** What is filtered by, for screen readers. */
  label: string;
  /** The chips, in their order. `count`: how many entries a chip leads to. */
  options: readonly { value: Value; label: string; count?: number }[];
  /** The one that is on. */
  value: Value;
  /** A chip was pressed; also called for the one that is on. */
  onChange: (value: Value) => void;
}

/** One of several filters is on. On a phone it is one row that scrolls. */
export function FilterBar<Value extends string>({
  label,
  options,
  value,
  onChange,
}: FilterBarProps<Value>) {
  return (
    <fieldset className={css.group} aria-label={label}>
      {options.map((option) => (
        <Chip
          key={option.value}
          pressed={option.value === value}
          count={option.count}
          onPress={() => onChange(option.value)}
        >
          {option.label}
        </Chip>
      ))}
    </fieldset>
  );
}
