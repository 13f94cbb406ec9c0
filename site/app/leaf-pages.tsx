import { type ComponentType, lazy, Suspense, useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { type Leaves, type PageOf, readLeaf } from './leaves.ts';
import { ChunkLinks } from './page-chunks.tsx';

// biome-ignore lint/suspicious/noExplicitAny: each page has the data of its own loader
type PageModule = { default: ComponentType<{ id: string; data: any }> };
type Modules<Table extends Leaves> = { [Page in PageOf<Table>]: () => Promise<PageModule> };

/**
 * The pages of a `:leaf` route, each a chunk of its own. On the way from another page the chunk is loaded before
 * the page changes; on a first load the server's HTML stands until it has come.
 */
export function leafPages<Table extends Leaves>(table: Table, modules: Modules<Table>) {
  const loaded = new Map<string, PageModule['default']>();
  const load = async (page: PageOf<Table>) => {
    const module = await modules[page]();
    loaded.set(page, module.default);
    return module;
  };
  const later = new Map(
    (Object.keys(modules) as PageOf<Table>[]).map((page) => [page, lazy(() => load(page))]),
  );

  function Leaf() {
    const leaf = readLeaf(table, useParams()['leaf'] ?? '');
    return leaf && <LeafPage key={leaf.page} {...leaf} />;
  }

  function LeafPage({ page, id }: { page: PageOf<Table>; id: string }) {
    const data = useLoaderData();
    // Chosen once: switching from the lazy component to the loaded one would remount the page.
    const [Page] = useState(() => loaded.get(page) ?? later.get(page));
    if (!Page) return null;
    return (
      <>
        <ChunkLinks page={page} />
        <Suspense fallback={null}>
          <Page key={id} id={id} data={data} />
        </Suspense>
      </>
    );
  }

  async function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs) {
    const leaf = readLeaf(table, params['leaf'] ?? '');
    const [data] = await Promise.all([serverLoader(), leaf && load(leaf.page)]);
    return data;
  }

  return { Leaf, clientLoader };
}
