import { PAGE_MAX_SIZE } from '../contract/constants.ts';
import type { CallOptions } from './request.ts';

interface Paging {
  page?: number | undefined;
  page_size?: number | undefined;
}

/**
 * All items of a paged list, in its order. Each page is called when the loop reaches it, so a loop that breaks makes no
 * further calls. Rejects as the list does. Ends at an empty page, and at one that begins as the page before it: the
 * backend ignores `page`.
 * @param list For example `client.visitor.game.list`.
 * @param query Parameters of the list; `page_size` is 100 by default.
 */
export async function* paginate<Query extends Paging, Item>(
  list: (
    query?: Query,
    options?: CallOptions,
  ) => Promise<{ items: readonly Item[]; total: number }>,
  query?: Omit<Query, 'page'>,
  options?: CallOptions,
): AsyncGenerator<Item, void, undefined> {
  let count = 0;
  let lastFirst: string | undefined;
  for (let page = 1; ; page += 1) {
    const asked = { page_size: PAGE_MAX_SIZE, ...query, page };
    const { items, total } = await list(asked as unknown as Query, options);
    const first = JSON.stringify(items[0]);
    if (items.length === 0 || first === lastFirst) return;
    lastFirst = first;
    yield* items;
    count += items.length;
    // Without a total it is missing, or 0.
    if (total > 0 && count >= total) return;
  }
}
