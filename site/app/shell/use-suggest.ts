import { useCallback } from 'react';
import { useClient } from '../session/use-client.ts';

/** Loads search suggestions from the API. */
export function useSuggest() {
  const client = useClient();
  return useCallback(
    async (keyword: string, signal: AbortSignal) => {
      const { visitor } = await client();
      return signal.aborted ? [] : visitor.game.knowledge.suggest({ keyword }, { signal });
    },
    [client],
  );
}
