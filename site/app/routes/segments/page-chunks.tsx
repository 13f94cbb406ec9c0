import { createContext, useContext } from 'react';

/** Addresses of the scripts that each page of `routes/segments` needs. */
export type PageChunks = Record<string, string[]>;

/** Empty in the browser. */
export const PageChunksContext = createContext<PageChunks>({});

/** Preloads the scripts of a page on a first load. React Router preloads only those of routes. */
export function ChunkLinks({ page }: { page: string }) {
  const scripts = useContext(PageChunksContext)[page] ?? [];
  return scripts.map((href) => <link key={href} rel="modulepreload" href={href} />);
}
