import type { LoaderFunctionArgs } from 'react-router';
import { type Leaves, type PageOf, readLeaf } from '../leaves.ts';
import { notFound, type PageCall, pageCall } from './page-call.ts';

type Loaders<Table extends Leaves> = {
  [Page in PageOf<Table>]: (call: PageCall, id: string) => Promise<object>;
};

/** The loader of a `:leaf` route: that of the page which its prefix names. Any other leaf is a 404. */
export const leafLoader =
  <Table extends Leaves>(table: Table, loaders: Loaders<Table>) =>
  async (args: LoaderFunctionArgs) => {
    const call = pageCall(args);
    const leaf = readLeaf(table, args.params['leaf'] ?? '');
    if (!leaf) throw notFound(call.url);
    return loaders[leaf.page](call, leaf.id);
  };
