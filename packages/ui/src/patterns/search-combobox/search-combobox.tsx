import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { isImeKey } from '../../internal/ime.ts';
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
  /** What it is, in the reader's language: “游戏”, “文章”. */
  kind: string;
  /** Ranges of the text that match what was typed. */
  ranges: readonly (readonly [start: number, end: number])[];
}

export interface SearchComboboxProps<Suggestion extends SearchSuggestion> {
  /** What can be found; also the field's name for screen readers. */
  placeholder: string;
  /** What stands in the field. */
  value: string;
  /** What stands in the field has changed. Not called when a suggestion is chosen. */
  onChange: (text: string) => void;
  /** Suggestions for what is typed, loaded by the host; they may come late. */
  suggestions: ReadonlyArray<Suggestion>;
  /** Enter without a chosen suggestion, or a press on the icon. Called with the trimmed text, never an empty one. */
  onSearch: (text: string) => void;
  /** Form action until the page is hydrated; sends the text as `searchValue`. */
  action?: string | undefined;
  /** A suggestion was chosen. */
  onPick: (suggestion: Suggestion) => void;
  /** Takes the focus when the page opens. */
  autoFocus?: boolean | undefined;
}

const keyOf = ({ kind, id }: SearchSuggestion) => `${kind}-${id}`;

const bringIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/**
 * A large search field with suggestions (APG combobox, list with manual selection). Arrows walk, Enter
 * chooses, Escape folds the list and keeps the text; while it is folded, Escape is the browser's, which may
 * empty the field. Typed text is never replaced before something is chosen.
 */
export function SearchCombobox<Suggestion extends SearchSuggestion>({
  placeholder,
  value,
  onChange,
  suggestions,
  onSearch,
  action,
  onPick,
  autoFocus = false,
}: SearchComboboxProps<Suggestion>) {
  const text = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useTextTypedBeforeHydration(input, value, onChange);
  const [unfolded, setUnfolded] = useState(false);
  // Its key, not its index: the list may have changed by the time of Enter.
  const [chosen, setChosen] = useState<{ key: string; by: 'arrow' | 'pointer' }>();
  const active = suggestions.findIndex((suggestion) => keyOf(suggestion) === chosen?.key);
  const open = unfolded && suggestions.length > 0 && value.trim() !== '';
  const optionId = (index: number) => `${id}-option-${index}`;

  const fold = () => {
    setUnfolded(false);
    setChosen(undefined);
  };

  useEscape(open, fold);

  const pick = (suggestion: Suggestion | undefined) => {
    if (!suggestion) return;
    fold();
    onPick(suggestion);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (open && active >= 0) return pick(suggestions[active]);
    const words = value.trim();
    if (words === '') return;
    fold();
    onSearch(words);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isImeKey(event.nativeEvent)) {
      // Enter and arrows belong to the input method's own list.
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    // They move the caret; with Alt, an arrow opens a list.
    if (event.ctrlKey || event.metaKey) return;
    const last = suggestions.length - 1;
    const next = {
      ArrowDown: suggestions[active >= last ? 0 : active + 1],
      ArrowUp: suggestions[active <= 0 ? last : active - 1],
    }[event.key];
    if (!next) return;
    event.preventDefault();
    setUnfolded(true);
    setChosen({ key: keyOf(next), by: 'arrow' });
  };

  return (
    <search className={css.place}>
      <form className={css.box} action={action} onSubmit={submit}>
        <button className={css.glass} type="submit" aria-label={text(searchMessages.submit)}>
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
          value={value}
          // biome-ignore lint/a11y/noAutofocus: on a page that is a search, typing is what comes next
          autoFocus={autoFocus}
          onChange={(event) => {
            onChange(event.target.value);
            setUnfolded(true);
            setChosen(undefined);
          }}
          onKeyDown={onKeyDown}
          onBlur={fold}
        />
        {value !== '' && (
          <button
            className={css.clear}
            type="button"
            aria-label={text(searchComboboxMessages.clear)}
            onClick={() => {
              onChange('');
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
          // The field keeps the focus while the list is used.
          onPointerDown={(event) => event.preventDefault()}
        >
          {suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys (APG combobox)
            <div
              key={keyOf(suggestion)}
              // Not for the pointer: scrolling would bring another option under it.
              ref={index === active && chosen?.by === 'arrow' ? bringIntoView : undefined}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={css.option}
              onPointerMove={() => setChosen({ key: keyOf(suggestion), by: 'pointer' })}
              onClick={() => pick(suggestion)}
            >
              <span className={css.words}>
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
}
