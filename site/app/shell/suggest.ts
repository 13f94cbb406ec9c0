import type { Suggestion } from '@companion/sdk';
import { suggestionKinds } from '@companion/sdk/contract';
import { client } from '../session/client.ts';

/** By hand: the schemas are too large for a first load. */
const isSuggestion = ({ kind, id, text, ranges }: Record<keyof Suggestion, unknown>): boolean =>
  suggestionKinds.some((known) => known === kind) &&
  typeof id === 'string' &&
  typeof text === 'string' &&
  Array.isArray(ranges) &&
  ranges.every(Array.isArray);

export async function suggest(keyword: string, signal: AbortSignal): Promise<Suggestion[]> {
  const { visitor } = await client();
  if (signal.aborted) return [];
  const found = await visitor.game.knowledge.suggest({ keyword }, { signal });
  return found.filter(isSuggestion);
}
