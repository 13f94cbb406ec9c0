import { expect, test } from 'vitest';
import { createTestTalks } from '../../testing/talks.ts';
import { judgeAll } from './judge.ts';
import seen from './seen.json' with { type: 'json' };
import unseen from './unseen.json' with { type: 'json' };

const { replies, content } = createTestTalks();

test('the talks that we tune on are answered right', async () => {
  const verdicts = await judgeAll(seen, replies, content);
  expect(verdicts.filter(({ result }) => result !== 'right')).toEqual([]);
});

/** Nobody reads these talks or their verdicts while the code is changed: only the counts are limits. */
test('the unseen talks are answered as well as when they were first counted', async () => {
  const results = (await judgeAll(unseen, replies, content)).map(({ result }) => result);
  expect(results.filter((result) => result === 'right').length).toBeGreaterThanOrEqual(76);
  expect(results.filter((result) => result === 'wrong').length).toBeLessThanOrEqual(3);
});
