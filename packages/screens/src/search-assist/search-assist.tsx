import type { Suggestion } from '@companion/sdk/contract';
import { Highlight } from '@companion/ui/highlight';
import { X } from '@companion/ui/icon';
import { visuallyHidden } from '@companion/ui/theme';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAddresses } from '../layout/addresses.tsx';
import { isImeKey } from '../layout/ime-key.ts';
import { librarySearchMessages } from '../library-search/messages.ts';
import { addressOf, type Suggest, useSuggestions } from '../library-search/use-suggestions.ts';
import { searchAssistMessages as messages } from './messages.ts';
import * as css from './search-assist.css.ts';

export interface SearchAssistProps {
  /** The search field that this helps with. It is not controlled. */
  input: HTMLInputElement;
  suggest: Suggest;
  /** The visitor's last searches, newest first. They may change while the field has no focus. */
  recent: { read: () => readonly string[]; remove: (words: string) => void };
  /** One of the last searches was chosen. */
  onSearch: (words: string) => void;
  /** A suggestion was chosen; gets the address of its page, without language. */
  onPick: (address: string) => void;
}

const keyOf = ({ kind, id }: Suggestion) => `${kind} ${id}`;

/** A press in the panel keeps the focus in the field. */
const keepFocus = (event: Event) => event.preventDefault();

/** Suggestions below a search field; the last searches while it is empty. */
export function SearchAssist({ input, suggest, recent, onSearch, onPick }: SearchAssistProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const id = useId();
  const panel = useRef<HTMLDivElement | null>(null);
  const [value, setValue] = useState(input.value);
  // The code may come when the visitor has left the field again.
  const [isOpen, setOpen] = useState(() => document.activeElement === input);
  // A key, not an index: the list may change before Enter.
  const [chosen, setChosen] = useState<string>();
  const [searches, setSearches] = useState(recent.read);
  const keyword = value.trim();
  const suggestions = useSuggestions(keyword, suggest);
  const active = suggestions.findIndex((suggestion) => keyOf(suggestion) === chosen);
  const hasList = isOpen && keyword !== '' && suggestions.length > 0;
  const hasRecent = isOpen && keyword === '' && searches.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  const pick = (index: number) => {
    const suggestion = suggestions[index];
    if (!suggestion) return;
    setOpen(false);
    onPick(addressOf(suggestion, addresses));
  };

  const setPanel = useCallback((shown: HTMLDivElement) => {
    panel.current = shown;
    shown.addEventListener('pointerdown', keepFocus);
    return () => {
      panel.current = null;
    };
  }, []);

  useEffect(() => {
    const onInput = (event: Event) => {
      // A word that is being composed comes with `compositionend`.
      if ((event as InputEvent).isComposing) return;
      setValue(input.value);
      setOpen(true);
      setChosen(undefined);
    };
    const onFocus = () => {
      setValue(input.value);
      setSearches(recent.read());
      setOpen(true);
    };
    /** The focus left the field and the panel. */
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      const isInside = relatedTarget instanceof Node && panel.current?.contains(relatedTarget);
      if (!isInside && relatedTarget !== input) setOpen(false);
    };
    const search = input.closest('search');
    input.addEventListener('input', onInput);
    input.addEventListener('compositionend', onInput);
    input.addEventListener('focus', onFocus);
    search?.addEventListener('focusout', onLeave);
    return () => {
      input.removeEventListener('input', onInput);
      input.removeEventListener('compositionend', onInput);
      input.removeEventListener('focus', onFocus);
      search?.removeEventListener('focusout', onLeave);
    };
  }, [input, recent]);

  useEffect(() => {
    if (!hasList && !hasRecent) return;
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isImeKey(event) || event.defaultPrevented) return;
      // By default, browsers clear a search field.
      event.preventDefault();
      input.focus();
      setOpen(false);
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [input, hasList, hasRecent]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isImeKey(event) || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Enter') {
        setOpen(false);
        if (!hasList || active < 0) return;
        event.preventDefault();
        pick(active);
      }
      const last = suggestions.length - 1;
      const next = {
        ArrowDown: suggestions[active >= last ? 0 : active + 1],
        ArrowUp: suggestions[active <= 0 ? last : active - 1],
      }[event.key];
      if (!next || keyword === '') return;
      event.preventDefault();
      setOpen(true);
      setChosen(keyOf(next));
    };
    input.addEventListener('keydown', onKeyDown);
    return () => input.removeEventListener('keydown', onKeyDown);
  });

  useEffect(() => {
    input.setAttribute('aria-autocomplete', 'list');
    if (hasList) input.setAttribute('aria-controls', `${id}-list`);
    else input.removeAttribute('aria-controls');
    if (hasList && active >= 0) input.setAttribute('aria-activedescendant', `${id}-${active}`);
    else input.removeAttribute('aria-activedescendant');
  }, [input, id, hasList, active]);

  return (
    <>
      {(hasList || hasRecent) && (
        <div ref={setPanel} className={css.panel}>
          {hasList ? (
            <div id={`${id}-list`} role="listbox" aria-label={formatMessage(messages.suggestions)}>
              {suggestions.map((suggestion, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
                <div
                  key={keyOf(suggestion)}
                  id={optionId(index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className={css.option}
                  onClick={() => pick(index)}
                >
                  <span className={css.optionText}>
                    <Highlight ranges={suggestion.ranges}>{suggestion.text}</Highlight>
                  </span>
                  <span className={css.kind}>
                    {formatMessage(librarySearchMessages[suggestion.kind])}
                  </span>
                </div>
              ))}
            </div>
          ) : (
            <Recent
              recent={searches}
              onRemove={(words) => {
                input.focus();
                recent.remove(words);
                setSearches(recent.read());
              }}
              onSearch={(words) => {
                input.value = words;
                setValue(words);
                setOpen(false);
                onSearch(words);
              }}
            />
          )}
        </div>
      )}
      <p className={visuallyHidden} role="status">
        {hasList && formatMessage(messages.count, { count: suggestions.length })}
      </p>
    </>
  );
}

function Recent({
  recent,
  onSearch,
  onRemove,
}: {
  recent: readonly string[];
  onSearch: (words: string) => void;
  onRemove: (words: string) => void;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {formatMessage(messages.recent)}
      </h2>
      <ul className={css.list}>
        {recent.map((words) => (
          <li key={words} className={css.item}>
            <button type="button" className={css.option} onClick={() => onSearch(words)}>
              <span className={css.optionText}>{words}</span>
            </button>
            <button
              type="button"
              className={css.remove}
              aria-label={formatMessage(messages.remove, { words })}
              onClick={() => onRemove(words)}
            >
              <X size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
