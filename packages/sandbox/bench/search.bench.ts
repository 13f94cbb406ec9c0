/** How often a search finds the right answer: 200 judged queries over the library of the repository. */
import { measured } from '../../../.ci/bench/measure.ts';
import { parseContent, readSources } from '../src/content/load.ts';
import { measureJudged } from '../src/search/judged/measure.ts';
import { seenQueries } from '../src/search/judged/seen.ts';
import { unseenQueries } from '../src/search/judged/unseen.ts';
import { createSearch } from '../src/search/search.ts';
import { openDatabase } from '../src/store/database.ts';
import { storeContent } from '../src/store/seed-content.ts';

const database = openDatabase(':memory:');
storeContent(database, 'judged', () => parseContent(readSources()).content);
const search = createSearch(database);

for (const [set, queries] of [
  ['seen', seenQueries],
  ['unseen', unseenQueries],
] as const) {
  const { all, groups } = measureJudged(search, queries);
  const share = (count: number, of: number) => (100 * count) / of;
  const name = `search, ${set} queries`;
  measured(`${name}: right answer first`, share(all.first, all.queries), '%', { atLeast: 90 });
  measured(`${name}: among three`, share(all.amongThree, all.queries), '%', { atLeast: 97 });
  for (const [group, { queries, first, amongThree }] of Object.entries(groups)) {
    measured(`${name}, ${group}: first`, share(first, queries), '%');
    measured(`${name}, ${group}: among three`, share(amongThree, queries), '%');
  }
}
database.close();
