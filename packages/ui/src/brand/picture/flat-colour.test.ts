import { describe, expect, it } from 'vitest';
import { flatColour } from './flat-colour.ts';

describe('flat colour', () => {
  it.each([
    ['oklch(0 0 0)', '#000000'],
    ['oklch(1 0 0)', '#ffffff'],
    // Corners of sRGB (CSS Color 4).
    ['oklch(0.62796 0.25768 29.234)', '#ff0000'],
    ['oklch(0.86644 0.29483 142.495)', '#00ff00'],
    ['oklch(0.45201 0.31321 264.052)', '#0000ff'],
    ['oklch(0.5998 0 0)', '#808080'],
  ])('converts %s to %s', (css, hex) => {
    expect(flatColour(css)).toEqual({ hex, opacity: 1 });
  });

  it('keeps the opacity', () => {
    expect(flatColour('oklch(1 0 0 / 0.35)')).toEqual({ hex: '#ffffff', opacity: 0.35 });
  });

  it('mixes colours as browsers do', () => {
    expect(flatColour('color-mix(in oklab, oklch(1 0 0), oklch(0 0 0) 40.02%)').hex).toBe(
      '#808080',
    );
    expect(flatColour('color-mix(in oklab, oklch(1 0 0) 59.98%, oklch(0 0 0))').hex).toBe(
      '#808080',
    );
    const opposite = 'color-mix(in oklab, oklch(0.5998 0.1 10), oklch(0.5998 0.1 190) 50%)';
    expect(flatColour(opposite).hex).toBe('#808080');
    expect(flatColour(`color-mix(in oklab, ${opposite} 100%, oklch(0 0 0))`).hex).toBe('#808080');
    expect(flatColour(`color-mix(in oklab, oklch(0 0 0), ${opposite} 100%)`).hex).toBe('#808080');
  });

  it.each(['red', 'var(--x)', 'oklch(a b c)', 'color-mix(in srgb, oklch(1 0 0), oklch(0 0 0) 5%)'])(
    'rejects %s',
    (css) => {
      expect(() => flatColour(css)).toThrow(css);
    },
  );
});
