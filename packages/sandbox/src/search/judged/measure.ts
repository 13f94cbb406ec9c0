import type { Search } from '../search.ts';
import { type JudgedGroup, type JudgedQuery, positionOf } from './judged.ts';

export interface Figures {
  queries: number;
  /** Queries whose first result is right. */
  first: number;
  /** Queries with a right result among the first three. */
  amongThree: number;
}

/** Asks every query and counts the right answers, in all and by group. */
export function measureJudged(search: Search, queries: readonly JudgedQuery[]) {
  const all: Figures = { queries: 0, first: 0, amongThree: 0 };
  const groups: Partial<Record<JudgedGroup, Figures>> = {};
  const wrong: string[] = [];
  for (const query of queries) {
    const [language, group, text] = query;
    const found = search.find({ text, language, page: 1, page_size: 10 });
    // A page without results asks “did you mean” with these names.
    const items = found.total > 0 ? found.items : found.near;
    const position = positionOf(query, items);
    const ofGroup = groups[group] ?? { queries: 0, first: 0, amongThree: 0 };
    groups[group] = ofGroup;
    for (const figures of [all, ofGroup]) {
      figures.queries += 1;
      if (position === 1) figures.first += 1;
      if (position >= 1 && position <= 3) figures.amongThree += 1;
    }
    if (position !== 1)
      wrong.push(
        `${position} ${language} ${group} ${text} → ${items
          .slice(0, 3)
          .map(({ id }) => id)
          .join(', ')}`,
      );
  }
  return { all, groups, wrong };
}
