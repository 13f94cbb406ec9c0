import type { Suggestion } from '@companion/sdk';
import { suggestionKinds } from '@companion/sdk/contract';
import { useCallback } from 'react';
import { useClient } from '../session/use-client.ts';

/** By hand: the schemas are too large for a first load. */
const isSuggestion = ({ kind, id, text, ranges }: Record<keyof Suggestion, unknown>): boolean =>
  suggestionKinds.some((known) => known === kind) &&
  typeof id === 'string' &&
  typeof text === 'string' &&
  Array.isArray(ranges) &&
  ranges.every(Array.isArray);

/** Loads search suggestions from the API. */
export function useSuggest() {
  const client = useClient();
  return useCallback(
    async (keyword: string, signal: AbortSignal) => {
      const { visitor } = await client();
      if (signal.aborted) return [];
      const found = await visitor.game.knowledge.suggest({ keyword }, { signal });
      return found.filter(isSuggestion);
    },
    [client],
  );
}
