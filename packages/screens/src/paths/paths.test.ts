import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPath, locales, localise, parsePath, switchDevice, switchLocale } from './paths.ts';

/** Any code points. `unit: 'binary'` of fast-check needs seconds to start. */
const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
});
const anyPath = fc.oneof(
  fc.webPath(),
  anyText.map((text) => `/${text}`),
);
const origin = 'https://companion.example';

describe('a path', () => {
  it.each([
    ['/', { locale: 'zh', device: 'desktop', segments: [] }],
    ['/m', { locale: 'zh', device: 'mobile', segments: [] }],
    ['/en/m/game-partner/', { locale: 'en', device: 'mobile', segments: ['game-partner'] }],
    ['/ja/terms', { locale: 'ja', device: 'desktop', segments: ['terms'] }],
    ['/m//evil.example', { locale: 'zh', device: 'mobile', segments: ['evil.example'] }],
    ['/music', { locale: 'zh', device: 'desktop', segments: ['music'] }],
  ])('%s is parsed', (path, place) => {
    expect(parsePath(path)).toEqual(place);
  });

  it('never leads to another origin', () => {
    fc.assert(
      fc.property(anyPath, fc.constantFrom(...locales), (path, locale) => {
        for (const made of [
          formatPath(parsePath(path)),
          switchLocale(path, locale),
          switchDevice(path, 'mobile'),
          switchDevice(path, 'desktop'),
          localise(path, `/${locale}`),
        ]) {
          expect(made.startsWith('/')).toBe(true);
          expect(new URL(made, origin).origin).toBe(origin);
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it.each([
    ['/', '/en', '/en'],
    ['/activity/', '/', '/activity/'],
    ['/game-partner/?a=1#b', '/ja/m', '/ja/game-partner/?a=1#b'],
    ['/m/', '/en/terms', '/en/m/'],
    ['/game-library', '/en', '/en/game-library'],
    ['//', '/', '/'],
  ])('%s, on the page %s, is %s: the final slash of spec §2 stays', (address, page, own) => {
    expect(localise(address, page)).toBe(own);
  });

  it('is the same after a change to another device or language and back', () => {
    fc.assert(
      fc.property(anyPath, fc.constantFrom(...locales), (path, locale) => {
        const here = formatPath(parsePath(path));
        const { locale: own, device } = parsePath(here);
        const other = device === 'mobile' ? 'desktop' : 'mobile';
        // A page whose own name is a prefix has no counterpart.
        fc.pre(!['m', 'en', 'ja'].includes(parsePath(here).segments[0] ?? ''));
        expect(switchDevice(switchDevice(here, other), device)).toBe(here);
        expect(switchLocale(switchLocale(here, locale), own)).toBe(here);
      }),
      { numRuns: 5000 },
    );
  });
});
