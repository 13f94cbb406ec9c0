import { describe, expect, it } from 'vitest';
import type { ThemeOptions } from '../create-theme/index.ts';
import { night } from '../night.ts';
import { scales } from '../scales.ts';
import { themeValues } from '../theme-values.ts';
import { designTokens, figmaVariables } from './index.ts';

const brand = {
  accent: { hue: 255, lightness: 0.52, chroma: 0.16 },
  radius: { m: '4px' },
  density: 0.875,
  textScale: 1.125,
  font: { latin: '"Inter Variable", Inter' },
};

describe('tokens of a brand', () => {
  it('have its accent, its scales, and defaults for the rest', () => {
    expect(designTokens(brand)).toMatchObject({
      day: { color: { ember: { $value: { components: [0.52, 0.16, 255] } } } },
      space: { 4: { $value: { value: 14, unit: 'px' } } },
      radius: {
        m: { $value: { value: 4, unit: 'px' } },
        l: { $value: { value: 22, unit: 'px' } },
      },
      font: { latin: { $value: ['Inter Variable', 'Inter'] } },
      fontSize: { 16: { $value: { value: 1.125, unit: 'rem' } } },
      easing: { $value: [0.2, 0.8, 0.2, 1] },
    });
  });

  it.each([
    [360, 0],
    [-110, 250],
    [765.5, 45.5],
  ])('have the hue %d as an angle from 0 to less than 360', (hue, written) => {
    expect(designTokens({ accent: { hue } })).toMatchObject({
      day: { color: { ember: { $value: { components: [0.79, 0.15, written] } } } },
    });
  });

  it('keep the sign of a curve, a zero without a unit, seconds and names in any quotes', () => {
    const options = {
      radius: { m: '0' },
      duration: { page: '.3s' },
      easing: 'cubic-bezier(.68, -0.55, .27, 1.55)',
      font: { latin: "'Inter Variable',Inter" },
    };
    expect(designTokens(options)).toMatchObject({
      radius: { m: { $value: { value: 0, unit: 'px' } } },
      duration: { page: { $value: { value: 0.3, unit: 's' } } },
      easing: { $value: [0.68, -0.55, 0.27, 1.55] },
      font: { latin: { $value: ['Inter Variable', 'Inter'] } },
    });
  });

  it.each<[string, ThemeOptions]>([
    ['1em', { radius: { m: '1em' } }],
    ['clamp(3rem, 6vw, 4rem)', { fontSize: { 64: 'clamp(3rem, 6vw, 4rem)' } }],
    ['bold', { fontWeight: { strong: 'bold' } }],
    ['150%', { leading: { latin: '150%' } }],
    ['ease-out', { easing: 'ease-out' }],
    ['cubic-bezier(.1,,.2,1)', { easing: 'cubic-bezier(.1,,.2,1)' }],
    ['300ms', { radius: { m: '300ms' } }],
    ['10px', { duration: { page: '10px' } }],
  ])('name a value that the format does not know: %s', (value, options) => {
    expect(() => designTokens(options)).toThrow(value);
  });
});

describe('tokens of the default brand', () => {
  type Groups = Readonly<Record<string, string | object>>;
  const namesOf = (groups: Groups): string[] =>
    Object.entries(groups).flatMap(([group, tokens]) =>
      typeof tokens === 'string' || '$value' in tokens
        ? group
        : Object.keys(tokens)
            .filter((name) => !name.startsWith('$'))
            .map((name) => `${group}.${name}`),
    );

  it.each(['night', 'day'] as const)('are those of the theme %s, but for derived ones', (mode) => {
    const { night: atNight, day: byDay, ...shared } = designTokens() as Record<string, object>;
    // An accent is a colour of the file, or a tone in the hue of a companion. `day` names the mode.
    const derived = ['accent.fill', 'accent.text', 'accent.light', 'day'];
    const modes = { night: atNight, day: byDay };
    expect([...namesOf({ ...modes[mode], ...shared }), ...derived].toSorted()).toEqual(
      namesOf({ ...themeValues(night), ...scales }).toSorted(),
    );
  });
});

describe('variables for Figma', () => {
  it('have the same names in both modes, which the import needs', () => {
    const names = (value: unknown): unknown =>
      typeof value === 'object' && value !== null && !('$value' in value)
        ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, names(inner)]))
        : null;
    expect(names(figmaVariables(brand, 'night'))).toEqual(names(figmaVariables(brand, 'day')));
  });

  it.each<[string, ThemeOptions]>([
    ['1em', { radius: { m: '1em' } }],
    ['clamp(3rem, 6vw, 4rem)', { fontSize: { 64: 'clamp(3rem, 6vw, 4rem)' } }],
    ['bold', { fontWeight: { strong: 'bold' } }],
    ['150%', { leading: { latin: '150%' } }],
    ['300ms', { radius: { m: '300ms' } }],
  ])('have no number for %s, which is an error', (value, options) => {
    expect(() => figmaVariables(options, 'day')).toThrow(value);
  });

  it('are sRGB colours, pixels and one family', () => {
    expect(figmaVariables(brand, 'day')).toMatchObject({
      color: {
        surface: {
          $type: 'color',
          $value: { colorSpace: 'srgb', components: [1, 1, 1], alpha: 1, hex: '#ffffff' },
        },
        scrim: { $value: { alpha: 0.42 } },
      },
      space: { 4: { $type: 'number', $value: 14 } },
      fontSize: { 16: { $type: 'number', $value: 18 } },
      font: { latin: { $type: 'string', $value: 'Inter Variable' } },
      $extensions: { 'com.figma.modeName': 'day' },
    });
  });
});
