import { useEffect, useState } from 'react';

/** An entry of Storybook's `index.json`. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
  importPath: string;
}

/** All stories by title, in the order of the sidebar. Empty until they are loaded. */
export function useStories(): Map<string, Entry[]> {
  const [entries, setEntries] = useState<Entry[]>([]);
  useEffect(() => {
    const request = new AbortController();
    fetch('index.json', { signal: request.signal })
      .then((response) => response.json())
      .then((index: { entries: Record<string, Entry> }) => setEntries(Object.values(index.entries)))
      .catch((error: unknown) => {
        if (!request.signal.aborted) throw error;
      });
    return () => request.abort();
  }, []);
  return Map.groupBy(
    entries.filter(({ type }) => type === 'story'),
    ({ title }) => title,
  );
}

/** What the page "States" draws of a component. Its matrix may have no picture, or stand in another group. */
export const statesIn = (stories: readonly Entry[]): Entry[] =>
  stories.some(({ title, name }) => /^(Components|Flows)\//.test(title) || name === EVERY_STATE)
    ? stories.filter(({ tags, name }) => tags.includes('visual') || name === EVERY_STATE)
    : [];

const EVERY_STATE = 'Every State';
