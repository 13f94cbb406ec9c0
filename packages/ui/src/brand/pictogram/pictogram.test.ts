import { expect, it } from 'vitest';
import { pictograms } from './pictograms.ts';

it('stays inside its grid of 24', () => {
  for (const [name, d] of Object.entries(pictograms))
    for (const [, x, y] of d.matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/g))
      expect([
        name,
        Number(x) >= 0 && Number(x) <= 24 && Number(y) >= 0 && Number(y) <= 24,
      ]).toEqual([name, true]);
});
