import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../day.ts';
import { night } from '../night.ts';
import { scales } from '../scales.ts';
import { contrastFaults } from './contrast-faults.ts';
import { resolveModes } from './resolve-modes.ts';
import { resolveScales } from './scale-values.ts';

const faults = (options: Parameters<typeof resolveModes>[0]) =>
  contrastFaults({ modes: resolveModes(options) });

describe('colours of a brand', () => {
  it('are those of night and day without options', () => {
    expect(resolveModes({})).toEqual({ night, day });
    expect(faults({})).toEqual([]);
  });

  it('have the contrast of WCAG AA for each accent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 359 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 37 }),
        (hue, lightness, chroma) => {
          const accent = { hue, lightness: lightness / 100, chroma: chroma / 100 };
          expect(faults({ accent })).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each([0, 0.03, 0.5, 0.98, 1])('show the pointer on an accent of lightness %d', (lightness) => {
    for (const { color } of Object.values(
      resolveModes({ accent: { hue: 0, lightness, chroma: 0 } }),
    ))
      expect(Math.abs(color.emberHover[0] - color.ember[0])).toBeCloseTo(0.05);
  });

  it('have the contrast of WCAG AA on grounds of the brand', () => {
    const ground = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(ground, fc.integer({ min: 0, max: 359 }), (percent, hue) => {
        // Middle grey has too little contrast with black and with white.
        const night = { page: [percent / 400, 0.02, hue] } as const;
        const names = faults({ accent: { hue }, night: { color: night } })
          .map(({ pair }) => pair)
          .filter((pair) => /^(ember|onEmber|focus)/.test(pair));
        expect(names).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it('are replaced one by one', () => {
    const modes = resolveModes({
      accent: { hue: 250 },
      day: { color: { ember: [0.5, 0.2, 20] }, accent: { lightAlpha: 0.5 } },
    });
    expect(modes.night.color.ember).toEqual([0.79, 0.15, 250]);
    expect(modes.day.color.ember).toEqual([0.5, 0.2, 20]);
    expect(modes.day.accent.lightAlpha).toBe(0.5);
    expect(modes.day.color.page).toEqual(day.color.page);
  });

  it('keep the default for a colour that is undefined', () => {
    const modes = resolveModes({
      night: { color: { ember: undefined }, accent: { fill: undefined } },
    });
    expect(modes).toEqual({ night, day });
  });

  it('report which pair has too little contrast', () => {
    expect(faults({ day: { color: { muted: [0.7, 0.02, 265] } } })).toContainEqual(
      expect.objectContaining({ mode: 'day', pair: 'muted on page', least: 4.5 }),
    );
  });
});

it('a size that is undefined keeps the default, also with a factor', () => {
  const options = { density: 2, space: { 4: undefined, 8: '30px' }, radius: { m: undefined } };
  expect(resolveScales(options)).toMatchObject({
    space: { 4: '32px', 8: '30px' },
    radius: scales.radius,
  });
});
