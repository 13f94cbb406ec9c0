import {
  type ComponentPropsWithoutRef,
  type FormEvent,
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type ReactElement,
  type RefAttributes,
  useId,
  useRef,
  useState,
} from 'react';
import { useText } from '../../i18n/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { ignoreImeEnter, isImeKey } from '../../internal/ime.ts';
import { useComposition } from '../../internal/use-composition.ts';
import { useControllableState } from '../../internal/use-controllable-state.ts';
import { useEscape } from '../../internal/use-escape.ts';
import { useTextTypedBeforeHydration } from '../../internal/use-text-typed-before-hydration.ts';
import { Highlight } from '../../primitives/highlight/index.ts';
import { Search, X } from '../../primitives/icon/index.ts';
import { visuallyHidden } from '../../theme/type.css.ts';
import { searchMessages } from '../search-field/messages.ts';
import { searchComboboxMessages } from './messages.ts';
import * as css from './search-combobox.css.ts';

export interface SearchSuggestion {
  id: string;
  text: string;
  /** Kind of the result, in the visitor's language: “游戏”, “文章”. */
  kind: string;
  /** Ranges of `text` that match the typed text. */
  ranges: readonly (readonly [start: number, end: number])[];
}

export interface SearchComboboxProps<Suggestion extends SearchSuggestion>
  extends Omit<ComponentPropsWithoutRef<'search'>, 'children' | 'defaultValue'> {
  /** Placeholder and accessible name of the field. */
  placeholder: string;
  /** Text of the field, controlled by the host. */
  value?: string | undefined;
  /** First text of the field, without `value`. */
  defaultValue?: string | undefined;
  /**
   * Called with the new text when the visitor types or clears the field, not when a suggestion is chosen. Text of an
   * input method comes when its word is complete.
   */
  onValueChange?: ((text: string) => void) | undefined;
  /** Suggestions for the typed text, loaded by the host. They may arrive late. */
  suggestions: ReadonlyArray<Suggestion>;
  /** Called with the trimmed, non-empty text by the search button, or by Enter without an active suggestion. */
  onSearch: (text: string) => void;
  /** Form action before hydration. The browser sends the text as `searchValue`. */
  action?: string | undefined;
  /** Called with the chosen suggestion: the same object as in `suggestions`. */
  onPick: (suggestion: Suggestion) => void;
  /** Focuses the field on mount. Default: `false`. */
  autoFocus?: boolean | undefined;
}

const keyOf = ({ kind, id }: SearchSuggestion) => `${kind}-${id}`;

const bringIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/**
 * A large search field with suggestions (APG combobox with manual selection). Arrows move through the list,
 * Enter chooses, Escape closes the list and keeps the text. While the list is closed, the browser handles
 * Escape and may clear the field.
 */
export const SearchCombobox = forwardRef(function SearchCombobox<
  Suggestion extends SearchSuggestion,
>(
  {
    placeholder,
    value,
    defaultValue = '',
    onValueChange,
    suggestions,
    onSearch,
    action,
    onPick,
    autoFocus = false,
    className,
    ...rest
  }: SearchComboboxProps<Suggestion>,
  ref: ForwardedRef<HTMLElement>,
) {
  const text = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useControllableState(value, defaultValue, onValueChange);
  useTextTypedBeforeHydration(input, typed, setTyped);
  const [expanded, setExpanded] = useState(false);
  // A key, not an index: the list may change before Enter.
  const [chosen, setChosen] = useState<{ key: string; by: 'arrow' | 'pointer' }>();
  const active = suggestions.findIndex((suggestion) => keyOf(suggestion) === chosen?.key);
  const open = expanded && suggestions.length > 0 && typed.trim() !== '';
  const optionId = (index: number) => `${id}-option-${index}`;

  const close = () => {
    setExpanded(false);
    setChosen(undefined);
  };

  useEscape(open, close);

  const pick = (suggestion: Suggestion | undefined) => {
    if (!suggestion) return;
    close();
    onPick(suggestion);
  };

  const field = useComposition(typed, ({ value }) => {
    setTyped(value);
    setExpanded(true);
    setChosen(undefined);
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (open && active >= 0) return pick(suggestions[active]);
    const query = typed.trim();
    if (query === '') return;
    close();
    onSearch(query);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    ignoreImeEnter(event);
    // The input method handles its arrows.
    if (isImeKey(event.nativeEvent)) return;
    // These shortcuts move the caret.
    if (event.ctrlKey || event.metaKey) return;
    const last = suggestions.length - 1;
    const next = {
      ArrowDown: suggestions[active >= last ? 0 : active + 1],
      ArrowUp: suggestions[active <= 0 ? last : active - 1],
    }[event.key];
    if (!next) return;
    event.preventDefault();
    setExpanded(true);
    setChosen({ key: keyOf(next), by: 'arrow' });
  };

  return (
    <search {...rest} ref={ref} className={classNames(css.root, className)}>
      <form className={css.box} action={action} onSubmit={submit}>
        <button className={css.submit} type="submit" aria-label={text(searchMessages.submit)}>
          <Search size={20} />
        </button>
        <input
          ref={input}
          className={css.input}
          type="search"
          name="searchValue"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          role="combobox"
          aria-label={placeholder}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? `${id}-list` : undefined}
          aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
          placeholder={placeholder}
          {...field}
          // biome-ignore lint/a11y/noAutofocus: for pages whose main content is the search
          autoFocus={autoFocus}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        {field.value !== '' && (
          <button
            className={css.clear}
            type="button"
            aria-label={text(searchComboboxMessages.clear)}
            onClick={() => {
              setTyped('');
              input.current?.focus();
            }}
          >
            <X size={18} />
          </button>
        )}
      </form>
      {open && (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={text(searchComboboxMessages.suggestions)}
          className={css.list}
          // Keeps the focus in the field.
          onPointerDown={(event) => event.preventDefault()}
        >
          {suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys (APG combobox)
            <div
              key={keyOf(suggestion)}
              // Not for the pointer: scrolling would move another option under it.
              ref={index === active && chosen?.by === 'arrow' ? bringIntoView : undefined}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={css.option}
              onPointerMove={() => setChosen({ key: keyOf(suggestion), by: 'pointer' })}
              onClick={() => pick(suggestion)}
            >
              <span className={css.optionText}>
                <Highlight ranges={suggestion.ranges}>{suggestion.text}</Highlight>
              </span>
              <span className={css.kind}>{suggestion.kind}</span>
            </div>
          ))}
        </div>
      )}
      <p className={visuallyHidden} role="status">
        {open && text(searchComboboxMessages.count, { count: String(suggestions.length) })}
      </p>
    </search>
  );
}) as <Suggestion extends SearchSuggestion>(
  props: SearchComboboxProps<Suggestion> & RefAttributes<HTMLElement>,
) => ReactElement;
