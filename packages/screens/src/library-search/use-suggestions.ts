import type { Suggestion } from '@companion/sdk/contract';
import { useEffect, useState } from 'react';
import type { Addresses } from '../paths/addresses.ts';

/** Suggestions are requested this long after the last key, ms. */
const SUGGEST_DELAY_MS = 120;

/** Loads suggestions; a failure shows none. A new function requests them again. */
export type Suggest = (keyword: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

/** The suggestions for a text that is being typed. None for an empty text. */
export function useSuggestions(keyword: string, suggest: Suggest): readonly Suggestion[] {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    if (keyword === '') {
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
        // Suggestions for an earlier text do not match this one. The search itself still works.
        if (!signal.aborted) setSuggestions([]);
      }
    }, SUGGEST_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [keyword, suggest]);
  return suggestions;
}

/** The page of a suggestion, without language. */
export function addressOf({ kind, id }: Suggestion, addresses: Addresses): string {
  return kind === 'question' ? addresses.article(id) : addresses[kind](id);
}
