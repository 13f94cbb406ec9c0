import type { Language } from '../../http/language.ts';

export const judgedGroups = [
  'exact',
  'pinyin',
  'reading',
  'script',
  'typo',
  'form',
  'synonym',
  'kind',
  'intent',
  'number',
  'thing',
  'question',
] as const;
export type JudgedGroup = (typeof judgedGroups)[number];

/**
 * A query with its right answers, any of which may come first: ids of articles, games, entities and
 * companions. `kind:boss` accepts every article of the kind, `kind:boss@nine-bells` those of one game,
 * `none` accepts an empty list only.
 */
export type JudgedQuery = readonly [
  language: Language,
  group: JudgedGroup,
  query: string,
  ...targets: string[],
];

export interface JudgedHit {
  id: string;
  kind: string;
  game: string;
}

/** The 1-based position of the first right answer. 0: it is not in the list. */
export function positionOf([, , , ...targets]: JudgedQuery, hits: readonly JudgedHit[]): number {
  if (targets[0] === 'none') return hits.length === 0 ? 1 : 0;
  const isRight = ({ id, kind, game }: JudgedHit) =>
    targets.includes(id) ||
    targets.includes(`kind:${kind}`) ||
    targets.includes(`kind:${kind}@${game}`);
  return hits.findIndex(isRight) + 1;
}
