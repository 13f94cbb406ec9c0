import type { ReadContent } from '@companion/sdk/validated-client';

/** The surrogate key of what a call reads (docs/operations.md): a list, or one thing with its id. */
export function contentKey({ name, query }: ReadContent): string {
  const { id, quest_id } = (query ?? {}) as { id?: string; quest_id?: string };
  const one = id ?? quest_id;
  return one === undefined ? name : `${name}/${one}`;
}
