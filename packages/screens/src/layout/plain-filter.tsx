import { TextLink } from '@companion/ui/link';
import * as css from './page.css.ts';

interface PlainFilterProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  hrefOf: (value: string) => string;
}

/** Links that replace a filter's buttons when scripts are off. */
export function PlainFilter({ label, options, value, hrefOf }: PlainFilterProps) {
  return (
    <nav className={css.withoutScripts} aria-label={label}>
      <ul className={css.plainFilter}>
        {options.map((option) => (
          <li key={option.value}>
            {option.value === value ? (
              option.label
            ) : (
              <TextLink href={hrefOf(option.value)}>{option.label}</TextLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
