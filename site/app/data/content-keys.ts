import type { ReadContent } from '@companion/sdk/validated-client';

/** Key of each call of the validated client: a list, or one thing, whose id follows. */
const kinds: Readonly<Record<string, string>> = {
  index: 'companions',
  official: 'companions',
  square: 'companions',
  figures: 'companions',
  character: 'companion',
  games: 'games',
  game: 'game',
  entities: 'entities',
  entity: 'entity',
  search: 'search',
  article: 'article',
  activities: 'activities',
  info: 'stories',
  scenes: 'story',
};

/** The surrogate key of what a call reads (docs/operations.md): `companions`, `game/nine-bells`. */
export function contentKey({ name, query }: ReadContent): string {
  const kind = kinds[name] ?? name;
  const { id, quest_id } = (query ?? {}) as { id?: string; quest_id?: string };
  const one = id ?? quest_id;
  return one === undefined ? kind : `${kind}/${one}`;
}
