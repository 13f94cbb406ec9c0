import { createContext, useContext } from 'react';
import { AFTER_PAINT } from './after-paint.ts';

/** Addresses of the scripts that a page of `app/pages` needs, by its name. */
export type PageChunks = Record<string, string[]>;

/** Empty in the browser. */
export const PageChunksContext = createContext<PageChunks>({});

/** On a first load the scripts of a page are requested together with the router's own. */
export function ChunkLinks({ page }: { page: string }) {
  const scripts = useContext(PageChunksContext)[page] ?? [];
  return scripts.map((href) => <link key={href} rel={AFTER_PAINT} href={href} />);
}
