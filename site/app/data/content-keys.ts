import type { ReadContent } from '@companion/sdk/validated-client';

/** Keys of calls whose name in the validated client is another one. */
const keys = new Map([
  ['index', 'companions'],
  ['official', 'companions'],
  ['square', 'companions'],
  ['figures', 'companions'],
  ['character', 'companion'],
  ['quest', 'stories'],
  ['scenes', 'story'],
]);

/** The surrogate key of what a call reads (docs/operations.md): a list, or one thing with its id. */
export function contentKey({ name, query }: ReadContent): string {
  const key = keys.get(name) ?? name;
  const { id, quest_id } = (query ?? {}) as { id?: string; quest_id?: string };
  const one = id ?? quest_id;
  return one === undefined ? key : `${key}/${one}`;
}
