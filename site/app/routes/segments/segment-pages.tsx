import { type PrefixedPage, type Prefixes, readSegment } from '@companion/screens/paths';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { ChunkLinks } from './page-chunks.tsx';

// biome-ignore lint/suspicious/noExplicitAny: each page has the data of its own loader
type PageModule = { default: ComponentType<{ id: string; data: any }> };
type Modules<Table extends Prefixes> = { [Page in PrefixedPage<Table>]: () => Promise<PageModule> };

/**
 * The component and client loader of a `:segment` route. Each page is a chunk. A navigation loads it together with the
 * data; on a first load the server's HTML stays until the chunk is loaded.
 */
export function segmentPages<Table extends Prefixes>(
  table: Table,
  modules: Modules<Table>,
  loadData: (args: ClientLoaderFunctionArgs) => Promise<unknown>,
) {
  const loaded = new Map<string, PageModule['default']>();
  const load = async (page: PrefixedPage<Table>) => {
    const module = await modules[page]();
    loaded.set(page, module.default);
    return module;
  };
  const lazyPages = new Map(
    (Object.keys(modules) as PrefixedPage<Table>[]).map((page) => [page, lazy(() => load(page))]),
  );

  // A page that suspends at its first render has its head in another order than at all later ones.
  if (import.meta.env.SSR) for (const page of lazyPages.keys()) void load(page);

  function Segment() {
    const found = readSegment(table, useParams()['segment'] ?? '');
    return found && <Page key={found.page} {...found} />;
  }

  function Page({ page, id }: { page: PrefixedPage<Table>; id: string }) {
    const data = useLoaderData();
    // Chosen once: switching from the lazy component to the loaded one would remount the page.
    const [Component] = useState(() => loaded.get(page) ?? lazyPages.get(page));
    if (!Component) return null;
    return (
      <>
        <ChunkLinks page={page} />
        <Suspense fallback={null}>
          <Component key={id} id={id} data={data} />
        </Suspense>
      </>
    );
  }

  async function clientLoader(args: ClientLoaderFunctionArgs) {
    const found = readSegment(table, args.params['segment'] ?? '');
    const [data] = await Promise.all([loadData(args), found && load(found.page)]);
    return data;
  }

  return { Segment, clientLoader };
}
