import {
  type ComponentPropsWithoutRef,
  type FormEvent,
  forwardRef,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { useText } from '../../i18n/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { ignoreImeEnter } from '../../internal/ime.ts';
import { Search } from '../../primitives/icon/index.ts';
import { visuallyHidden } from '../../theme/type.css.ts';
import { searchMessages } from './messages.ts';
import * as css from './search-field.css.ts';

export interface SearchFieldProps extends Omit<ComponentPropsWithoutRef<'search'>, 'children'> {
  /** Placeholder and accessible name of the field. */
  placeholder: string;
  /** Called with the trimmed, non-empty text. */
  onSearch: (text: string) => void;
  /** Form action before hydration. The browser sends the text as `searchValue`. */
  action?: string | undefined;
  /** Rendered below the field from its first focus on, for example suggestions that are loaded then. */
  assist?: ((input: HTMLInputElement) => ReactNode) | undefined;
}

/** A search field whose results are on another page. Enter and the search button submit. */
export const SearchField = forwardRef<HTMLElement, SearchFieldProps>(function SearchField(
  { placeholder, onSearch, action, assist, className, ...rest },
  ref,
) {
  const text = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState<HTMLInputElement>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = input.current?.value.trim();
    if (query) onSearch(query);
  };
  return (
    <search {...rest} ref={ref} className={classNames(css.root, className)}>
      <form className={css.box} action={action} onSubmit={submit}>
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
          onFocus={(event) => setFocused(event.currentTarget)}
          onKeyDown={ignoreImeEnter}
        />
        <button className={css.button} type="submit" aria-label={text(searchMessages.submit)}>
          <Search size={18} />
        </button>
      </form>
      {focused && assist?.(focused)}
    </search>
  );
});
