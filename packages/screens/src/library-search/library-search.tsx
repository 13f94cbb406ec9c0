import type { Suggestion } from '@companion/sdk/contract';
import { SearchCombobox } from '@companion/ui/search-combobox';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { type Addresses, useAddresses } from '../layout/addresses.tsx';
import { librarySearchMessages } from './messages.ts';

/** Suggestions are requested this long after the last key, ms. */
const SUGGEST_DELAY_MS = 120;

export interface LibrarySearchProps {
  /** What the page shows results for; empty: nothing was searched. */
  words?: string;
  /** Loads suggestions; a failure shows none. A new function requests them again. */
  suggest: (keyword: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
  /** Form action until the page is hydrated; gets the text as `searchValue`. */
  action: string;
  onSearch: (words: string) => void;
  /** A suggestion was chosen; gets the address of its page, without language. */
  onPick: (address: string) => void;
}

/** The large search box of the library, with suggestions. */
export function LibrarySearch({
  words = '',
  suggest,
  action,
  onSearch,
  onPick,
}: LibrarySearchProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const [value, setValue] = useState(words);
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const keyword = value.trim();
  const [searched, setSearched] = useState(words);
  if (searched !== words) {
    setSearched(words);
    // Another search was opened, for example by the Back button: show its words, but keep what is being typed.
    if (keyword === searched) setValue(words);
  }

  useEffect(() => {
    if (keyword === '' || keyword === words) {
      setSuggestions([]);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      try {
        const found = await suggest(keyword, signal);
        if (!signal.aborted) setSuggestions(found);
      } catch {
        // The search itself still works.
      }
    }, SUGGEST_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [keyword, words, suggest]);

  return (
    <SearchCombobox
      placeholder={formatMessage(librarySearchMessages.placeholder)}
      value={value}
      onChange={setValue}
      suggestions={suggestions.map((suggestion) => ({
        ...suggestion,
        kind: formatMessage(librarySearchMessages[suggestion.kind]),
        address: addressOf(suggestion, addresses),
      }))}
      action={action}
      onSearch={onSearch}
      onPick={({ address }) => onPick(address)}
    />
  );
}

function addressOf({ kind, id }: Suggestion, addresses: Addresses): string {
  if (kind === 'game') return addresses.game(id);
  if (kind === 'entity') return addresses.entity(id);
  if (kind === 'companion') return addresses.companion(id);
  return addresses.article(id);
}
