import { type FormEvent, useId, useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { isImeKey } from '../../internal/ime.ts';
import { Search } from '../../primitives/icon/index.ts';
import { visuallyHidden } from '../../theme/type.css.ts';
import { searchMessages } from './messages.ts';
import * as css from './search-field.css.ts';

export interface SearchFieldProps {
  /** What is searched; also the field's name for screen readers. */
  placeholder: string;
  /** Called with the trimmed words; never with none (Enter on an empty field does nothing). */
  onSearch: (text: string) => void;
  /** Form action until the page is hydrated; sends the text as `searchValue`. */
  action?: string | undefined;
  /** `growing`: 135 px, 200 px while it has the focus (spec §9), in a place of 200 px. `full`: as wide as its place. Default: `full`. */
  kind?: 'growing' | 'full' | undefined;
}

/** A search box whose results are elsewhere: Enter or a press on the icon leads there. */
export function SearchField({ placeholder, onSearch, action, kind = 'full' }: SearchFieldProps) {
  const text = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = input.current?.value.trim();
    if (words) onSearch(words);
  };
  return (
    <search className={classNames(css.place, kind === 'growing' && css.growingPlace)}>
      <form
        className={classNames(css.box, kind === 'growing' && css.growing)}
        action={action}
        onSubmit={submit}
      >
        <label className={visuallyHidden} htmlFor={id}>
          {placeholder}
        </label>
        <input
          ref={input}
          id={id}
          className={css.input}
          type="search"
          name="searchValue"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          placeholder={placeholder}
          onKeyDown={(event) => {
            // Enter picks a word of the input method; it doesn't search.
            if (event.key === 'Enter' && isImeKey(event.nativeEvent)) event.preventDefault();
          }}
        />
        <button className={css.button} type="submit" aria-label={text(searchMessages.submit)}>
          <Search size={18} />
        </button>
      </form>
    </search>
  );
}
