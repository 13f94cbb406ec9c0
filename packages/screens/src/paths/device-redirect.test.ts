import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceRedirect } from './device-redirect.ts';

const at = (address: string) => new URL(address, 'https://companion.example');

describe('device redirect', () => {
  it.each([
    ['/m/m/m', 'desktop', '/'],
    [`${'/m'.repeat(4_000)}/profile?a=1#b`, 'desktop', '/profile?a=1#b'],
    ['/en/m/m/activity', 'desktop', '/en/activity'],
    ['/m/en/m', 'desktop', '/en'],
    ['/m/en/m/m/ja/m', 'desktop', '/en/ja/m'],
    ['/m', 'mobile', null],
    ['/m/m', 'mobile', '/m'],
    ['/en/m/m/m/about-us?a=1', 'mobile', '/en/m/about-us?a=1'],
    ['/music', 'mobile', '/m/music'],
    ['/m/profile/removeAccount-7', 'desktop', null],
  ] as const)('of %.40s for a %s leads to %s', (from, device, to) => {
    expect(deviceRedirect(at(from), device)).toBe(to);
  });

  it('is never followed by another one, and stays on the site', () => {
    const segment = fc.constantFrom(
      'm',
      'en',
      'ja',
      'zh',
      'profile',
      'evil.example',
      '%6d',
      '..',
      '',
    );
    const device = fc.constantFrom('desktop', 'mobile');
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 8 }), device, (segments, device) => {
        const to = deviceRedirect(at(`/.${segments.map((one) => `/${one}`).join('')}`), device);
        if (to === null) return;
        expect(at(to).origin).toBe('https://companion.example');
        expect(deviceRedirect(at(to), device)).toBeNull();
      }),
    );
  });
});
