/** Answers to the judged talks: how many are right, and how many are about something else. */
import { measured } from '../../../.ci/bench/measure.ts';
import { judgeAll } from '../src/replies/judged/judge.ts';
import seen from '../src/replies/judged/seen.json' with { type: 'json' };
import unseen from '../src/replies/judged/unseen.json' with { type: 'json' };
import { createTestTalks } from '../src/testing/talks.ts';

const { replies, content } = createTestTalks();
for (const [name, file] of [
  ['seen', seen],
  ['unseen', unseen],
] as const) {
  const results = (await judgeAll(file, replies, content)).map(({ result }) => result);
  const share = (wanted: string) =>
    (100 * results.filter((result) => result === wanted).length) / results.length;
  measured(`${name} messages answered right`, share('right'), '%', { atLeast: 85 });
  measured(`${name} messages answered with something else`, share('wrong'), '%', { atMost: 0 });
}
