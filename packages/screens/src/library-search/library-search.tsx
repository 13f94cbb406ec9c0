import { SearchCombobox } from '@companion/ui/search-combobox';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAddresses } from '../layout/addresses.tsx';
import { librarySearchMessages } from './messages.ts';
import { addressOf, type Suggest, useSuggestions } from './use-suggestions.ts';

export interface LibrarySearchProps {
  /** What the page shows results for; empty: nothing was searched. */
  words?: string;
  /** Text of the field at first. Default: `words`. */
  typed?: string;
  /** Focuses the field on mount. Default: `false`. */
  autoFocus?: boolean;
  suggest: Suggest;
  /** Form action until the page is hydrated; gets the text as `searchValue`. */
  action: string;
  onSearch: (words: string) => void;
  /** A suggestion was chosen; gets the address of its page, without language. */
  onPick: (address: string) => void;
}

/** The large search box of the library, with suggestions. */
export function LibrarySearch({
  words = '',
  typed = words,
  autoFocus = false,
  suggest,
  action,
  onSearch,
  onPick,
}: LibrarySearchProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const [value, setValue] = useState(typed);
  const keyword = value.trim();
  const [searched, setSearched] = useState(words);
  if (searched !== words) {
    setSearched(words);
    // Another search was opened, for example by the Back button: show its words, but keep what is being typed.
    if (keyword === searched) setValue(words);
  }

  const suggestions = useSuggestions(keyword === words ? '' : keyword, suggest);

  return (
    <SearchCombobox
      autoFocus={autoFocus}
      placeholder={formatMessage(librarySearchMessages.placeholder)}
      value={value}
      onValueChange={setValue}
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
