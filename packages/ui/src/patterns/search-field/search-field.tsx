import { type FormEvent, useId, useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { isImeKey } from '../../internal/ime.ts';
import { Search } from '../../primitives/icon/index.ts';
import { visuallyHidden } from '../../theme/type.css.ts';
import { searchMessages } from './messages.ts';
import * as css from './search-field.css.ts';

export interface SearchFieldProps {
  /** Placeholder and accessible name of the field. */
  placeholder: string;
  /** Called with the trimmed, non-empty text. */
  onSearch: (text: string) => void;
  /** Form action before hydration. The browser sends the text as `searchValue`. */
  action?: string | undefined;
  /** `full`: as wide as its container. `growing`: 135 px, 200 px with focus (spec §9), in a space of 200 px. Default: `full`. */
  kind?: 'growing' | 'full' | undefined;
}

/** A search field whose results are on another page. Enter and the search button submit. */
export function SearchField({ placeholder, onSearch, action, kind = 'full' }: SearchFieldProps) {
  const text = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = input.current?.value.trim();
    if (query) onSearch(query);
  };
  return (
    <search className={classNames(css.root, kind === 'growing' && css.growingRoot)}>
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
            // Enter selects a word of the input method and must not submit the form.
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
