import { useAddresses } from '@companion/screens/layout';
import type { Suggestion } from '@companion/sdk/contract';
import { SearchCombobox } from '@companion/ui/search-combobox';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { siteMessages } from '../locales/messages.ts';
import { localise } from '../routes/paths.ts';
import { useClient } from '../session/use-client.ts';
import { useGo } from './go.ts';
import { searchAddress } from './search.ts';

/** Whoever types on has not asked yet, ms. */
const SUGGEST_AFTER_MS = 120;

const kinds = {
  game: siteMessages.suggestionGame,
  entity: siteMessages.suggestionEntity,
  companion: siteMessages.suggestionCompanion,
  article: siteMessages.suggestionArticle,
  question: siteMessages.suggestionQuestion,
};

/** The library's large search box, with proposals while one types. Without an answer it has none. */
export function LibrarySearch({ words = '' }: { words?: string }) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const { pathname } = useLocation();
  const go = useGo();
  const client = useClient();
  const [value, setValue] = useState(words);
  const [proposals, setProposals] = useState<readonly Suggestion[]>([]);
  const keyword = value.trim();
  const [searched, setSearched] = useState(words);
  if (searched !== words) {
    setSearched(words);
    // What is typed meanwhile stays; on the way back it is what was searched for there.
    if (keyword === searched) setValue(words);
  }

  useEffect(() => {
    if (keyword === '' || keyword === words) {
      setProposals([]);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      try {
        const { visitor } = await client();
        if (signal.aborted) return;
        setProposals(await visitor.game.knowledge.suggest({ keyword }, signal));
      } catch {
        // Proposals are a courtesy: Enter still searches.
      }
    }, SUGGEST_AFTER_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [keyword, words, client]);

  const addressOf = ({ kind, id }: Suggestion) =>
    kind === 'game'
      ? addresses.game(id)
      : kind === 'entity'
        ? addresses.entity(id)
        : kind === 'companion'
          ? addresses.companion(id)
          : addresses.article(id);

  return (
    <SearchCombobox
      placeholder={formatMessage(siteMessages.searchPlaceholder)}
      value={value}
      onChange={setValue}
      suggestions={proposals.map((proposal) => ({
        ...proposal,
        kind: formatMessage(kinds[proposal.kind]),
        proposal,
      }))}
      action={localise(addresses.search, pathname)}
      onSearch={(text) => go(searchAddress(addresses.search, text, window.location.search))}
      onPick={({ proposal }) => go(addressOf(proposal))}
    />
  );
}
