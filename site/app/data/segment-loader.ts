import type { LoaderFunctionArgs } from 'react-router';
import { type PageOf, type Prefixes, readSegment } from '../routes/segments/prefixes.ts';
import { type LoaderContext, loaderContext, notFound } from './loader-context.ts';

type Loaders<Table extends Prefixes> = {
  [Page in PageOf<Table>]: (call: LoaderContext, id: string) => Promise<object>;
};

/** The loader of a `:segment` route: calls the loader of the page that the prefix names, else a 404. */
export const segmentLoader =
  <Table extends Prefixes>(table: Table, loaders: Loaders<Table>) =>
  async (args: LoaderFunctionArgs) => {
    const call = loaderContext(args);
    const found = readSegment(table, args.params['segment'] ?? '');
    if (!found) throw notFound(call.url);
    return loaders[found.page](call, found.id);
  };
