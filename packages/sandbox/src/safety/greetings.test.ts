import { expect, test } from 'vitest';
import { parseContent, readSources } from '../content/load.ts';

const { content: world } = parseContent(readSources());

test.each(['zh', 'en', 'ja'] as const)(
  '(%s) every greeting says once that it is an AI',
  (language) => {
    const silent = world.companions
      .filter(({ greeting }) => greeting[language].match(/(?<![a-z])AI(?![a-z])/gi)?.length !== 1)
      .map(({ id }) => id);
    expect(silent).toEqual([]);
  },
);
