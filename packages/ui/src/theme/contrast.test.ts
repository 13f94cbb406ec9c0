import { describe, expect, it } from 'vitest';
import { accentPairs, controlPairs, textPairs } from './contrast-pairs.ts';
import { day } from './day.ts';
import { night } from './night.ts';
import { contrast } from './oklch.ts';

describe('contrast arithmetic', () => {
  it('gives 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1);
    expect(contrast([0.5, 0.1, 30], [0.5, 0.1, 30])).toBeCloseTo(1, 5);
  });

  it('mixes a translucent colour with its background', () => {
    expect(contrast([0, 0, 0, 0.5], [1, 0, 0])).toBeCloseTo(contrast([0.6, 0, 0], [1, 0, 0]), 0);
  });
});

describe.each([
  ['night', night],
  ['day', day],
] as const)('%s theme', (_, theme) => {
  it.each(textPairs)('$color on $ground has 4.5:1 as text', ({ color, ground }) => {
    expect(contrast(theme.color[color], theme.color[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('$color on $ground has 3:1 as an edge', ({ color, ground }) => {
    expect(contrast(theme.color[color], theme.color[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(accentPairs(theme))('$name has $least:1 in every hue', ({ least, pair }) => {
    for (let hue = 0; hue < 360; hue += 1) {
      const [color, ground] = pair(hue);
      expect(contrast(color, ground), `hue ${hue}`).toBeGreaterThanOrEqual(least);
    }
  });
});
