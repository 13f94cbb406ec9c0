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

  it('sees a veil as the mix of the veil and its ground', () => {
    expect(contrast([0, 0, 0, 0.5], [1, 0, 0])).toBeCloseTo(contrast([0.6, 0, 0], [1, 0, 0]), 0);
  });
});

describe.each([
  ['night', night],
  ['day', day],
] as const)('by %s', (_, theme) => {
  it.each(textPairs)('$color is readable as text on $ground (4.5:1)', ({ color, ground }) => {
    expect(contrast(theme.color[color], theme.color[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('$color is visible as an edge on $ground (3:1)', ({ color, ground }) => {
    expect(contrast(theme.color[color], theme.color[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(accentPairs(theme))('$name holds for every hue ($least:1)', ({ least, pair }) => {
    for (let hue = 0; hue < 360; hue += 1) {
      const [color, ground] = pair(hue);
      expect(contrast(color, ground), `hue ${hue}`).toBeGreaterThanOrEqual(least);
    }
  });
});
