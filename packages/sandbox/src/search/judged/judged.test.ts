import { expect, test } from 'vitest';
import { parseContent, readSources } from '../../content/load.ts';
import { openDatabase } from '../../store/database.ts';
import { storeContent } from '../../store/seed-content.ts';
import { createSearch } from '../search.ts';
import { measureJudged } from './measure.ts';
import { seenQueries } from './seen.ts';
import { unseenQueries } from './unseen.ts';

const { content } = parseContent(readSources());

function searchOfAll() {
  const database = openDatabase(':memory:');
  storeContent(database, 'judged', () => content);
  return createSearch(database);
}

/** Shares that were reached. They may rise, and must not fall. */
test('the seen queries find the right answer as often as reached', () => {
  const { all, wrong } = measureJudged(searchOfAll(), seenQueries);
  expect(all.first / all.queries, wrong.join('\n')).toBeGreaterThanOrEqual(0.97);
  expect(all.amongThree / all.queries, wrong.join('\n')).toBeGreaterThanOrEqual(0.98);
});

/** Totals only: a list of the wrong ones would invite to tune with them. */
test('the unseen queries find the right answer as often as reached', () => {
  const { all } = measureJudged(searchOfAll(), unseenQueries);
  expect(all.first / all.queries).toBeGreaterThanOrEqual(0.97);
  expect(all.amongThree / all.queries).toBeGreaterThanOrEqual(0.97);
});

test('every target of a judged query exists', () => {
  const { articles, entities, games, companions } = content;
  const ids = new Set([...articles, ...entities, ...games, ...companions].map(({ id }) => id));
  const targets = [...seenQueries, ...unseenQueries].flatMap(([, , , ...targets]) => targets);
  expect(targets.filter((id) => !ids.has(id) && !/^(?:none|kind:.*)$/.test(id))).toEqual([]);
});
