import chunks from 'virtual:page-chunks';

/**
 * Preloads the scripts of a module on a first load: of a page of `routes/segments`, or of `app/lazy`. React Router
 * preloads only those of routes.
 */
export const ChunkLinks = ({ page }: { page: string }) =>
  import.meta.env.SSR &&
  chunks[page]?.map((href) => <link key={href} rel="modulepreload" href={href} />);
