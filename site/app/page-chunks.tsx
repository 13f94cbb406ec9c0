import { createContext, useContext } from 'react';

/** Addresses of what a page of `app/pages` needs, by its name. */
export type PageChunks = Record<string, { scripts: string[]; styles: string[] }>;

/**
 * Known to the server alone. In the browser the import of a page brings its stylesheets along.
 */
export const PageChunksContext = createContext<PageChunks>({});

/** On a first load the stylesheets of a page stand in its head, and its scripts are on their way. */
export function ChunkLinks({ page, later = false }: { page: string; later?: boolean }) {
  const chunk = useContext(PageChunksContext)[page];
  if (!chunk) return null;
  return (
    <>
      {chunk.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="page" />
      ))}
      {!later && chunk.scripts.map((href) => <link key={href} rel="modulepreload" href={href} />)}
    </>
  );
}
