import type { CharacterList, GameList, KeptEntry, KeptKind, Quest } from '@companion/sdk/contract';

/** What the library knows of the things on a shelf. A missing list could not be loaded. */
export interface ShelfThings {
  companions?: Pick<CharacterList, 'items' | 'total'> | undefined;
  games?: Pick<GameList, 'items' | 'total'> | undefined;
  /** All stories, with the account's progress. */
  stories?: readonly Quest[] | undefined;
  /** Ids of the stories that were begun in this browser. */
  begun: readonly string[];
}

export interface StoryOnShelf {
  story: Quest;
  /** Titles of the endings found. */
  found: readonly string[];
}

/** `missing`: the complete list does not have it, so it does not exist any more. */
export function findThing<Thing extends { id: string }>(
  list: { items: readonly Thing[]; total: number } | undefined,
  id: string,
): Thing | 'missing' | undefined {
  const thing = list?.items.find((known) => known.id === id);
  if (thing || !list) return thing;
  return list.items.length >= list.total ? 'missing' : undefined;
}

export const ofKind = (items: readonly KeptEntry[], kind: KeptKind): readonly KeptEntry[] =>
  items.filter((item) => item.kind === kind);

/** Stories that were begun, or have an ending that was found. */
export function storiesOnShelf(
  { stories = [], begun }: ShelfThings,
  items: readonly KeptEntry[],
): StoryOnShelf[] {
  const endings = ofKind(items, 'ending');
  return stories
    .map((story) => ({
      story,
      found: endings.filter(({ id }) => id.startsWith(`${story.id}/`)).map(({ title }) => title),
    }))
    .filter(
      ({ story: { id, progress }, found }) =>
        found.length > 0 || begun.includes(id) || (progress?.path.length ?? 0) > 1,
    );
}
