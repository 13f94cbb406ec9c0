import { useAddresses } from '@companion/screens/layout';
import { LibrarySearch as Search } from '@companion/screens/library-search';
import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { localise } from '../routes/paths.ts';
import { useClient } from '../session/use-client.ts';
import { useGo } from './go.ts';
import { searchAddress } from './search.ts';

/** The library's search box with suggestions from the API. */
export function LibrarySearch({ words }: { words?: string }) {
  const addresses = useAddresses();
  const { pathname } = useLocation();
  const go = useGo();
  const client = useClient();
  const suggest = useCallback(
    async (keyword: string, signal: AbortSignal) => {
      const { visitor } = await client();
      return signal.aborted ? [] : visitor.game.knowledge.suggest({ keyword }, signal);
    },
    [client],
  );
  return (
    <Search
      {...(words !== undefined && { words })}
      suggest={suggest}
      action={localise(addresses.search, pathname)}
      onSearch={(text) => go(searchAddress(addresses.search, text, window.location.search))}
      onPick={(address) => go(address)}
    />
  );
}
