import { useRef } from 'react';
import { useBeforePaint } from '../../internal/use-before-paint.ts';
import * as css from './chip.css.ts';
import { Chip } from './chip.tsx';

export interface FilterBarProps<Value extends string> {
  /** What is filtered by, for screen readers. */
  label: string;
  /** The chips, in their order. `count`: how many entries a chip leads to. */
  options: ReadonlyArray<{ value: Value; label: string; count?: number }>;
  /** The one that is on. */
  value: Value;
  /** A chip was pressed; also called for the one that is on. */
  onChange: (value: Value) => void;
}

/** One of several filters is on. On a phone it is one row that scrolls, and the one that is on is in view. */
export function FilterBar<Value extends string>({
  label,
  options,
  value,
  onChange,
}: FilterBarProps<Value>) {
  const bar = useRef<HTMLFieldSetElement>(null);
  useBeforePaint(() => {
    if (bar.current) showPressed(bar.current);
  }, [value]);
  return (
    <fieldset ref={bar} className={css.group} aria-label={label}>
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

/** Brings the chip that is on into the middle of its row, unless it is seen whole; the page itself stays. */
function showPressed(bar: HTMLElement): void {
  const chip = bar.querySelector('[aria-pressed="true"]')?.getBoundingClientRect();
  if (!chip) return;
  const row = bar.getBoundingClientRect();
  if (chip.left < row.left || chip.right > row.right)
    bar.scrollLeft += chip.left + chip.width / 2 - (row.left + row.width / 2);
}
