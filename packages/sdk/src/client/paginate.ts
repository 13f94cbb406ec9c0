import { PAGE_MAX_SIZE } from '../contract/constants.ts';
import type { CallOptions } from './request.ts';

interface Paging {
  page?: number | undefined;
  page_size?: number | undefined;
}

/**
 * All items of a paged list, in its order. Each page is called when the loop reaches it, so a loop that breaks makes no
 * further calls. Rejects as the list does.
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
  for (let page = 1; ; page += 1) {
    const asked = { page_size: PAGE_MAX_SIZE, ...query, page };
    const { items, total } = await list(asked as unknown as Query, options);
    yield* items;
    count += items.length;
    if (items.length === 0 || count >= total) return;
  }
}
