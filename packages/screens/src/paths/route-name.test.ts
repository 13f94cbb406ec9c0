import { describe, expect, it } from 'vitest';
import { addressesFor } from './addresses.ts';
import { parameters } from './parameters.ts';
import { routeName } from './route-name.ts';

describe('route name (spec §2)', () => {
  it.each([
    ['/', 'index___zh'],
    ['/en', 'index___en'],
    ['/m', 'm___zh'],
    ['/ja/m/', 'm___ja'],
    ['/game-partner/', 'game-partner___zh'],
    ['/en/m/game-partner', 'm-game-partner___en'],
    ['/game-partner/chat-jiu-sheng', 'game-partner-chat-id___zh'],
    ['/ja/game-partner/story-1', 'game-partner-story-id___ja'],
    ['/game-partner/detail-1', 'game-partner-detail-id___zh'],
    ['/m/game-partner/game-list-1', 'm-game-partner-game-list-id___zh'],
    ['/game-library/search', 'game-library-search___zh'],
    ['/game-library/nine-bells', 'game-library-id___zh'],
    ['/game-library/game-role-1', 'game-library-game-role-id___zh'],
    ['/en/game-library/role-Info-1', 'game-library-role-Info-id___en'],
    ['/m/profile/removeAccount-u1', 'm-profile-removeAccount-id___zh'],
    ['/profile/removeAccount-u1', 'slug___zh'],
    ['/terms', 'terms___zh'],
    ['/en/terms', 'terms___en'],
    ['/terms2024', 'terms-id___zh'],
    ['/terms.html', 'terms-html___zh'],
    ['/en/terms.html', 'slug___en'],
    ['/undefined.html', 'slug___zh'],
    ['/topup/other.html', 'slug___zh'],
    ['/douvterms-legionzone.html', 'douvterms-legionzone-html___zh'],
    ['/topup/agreement1.html', 'topup-agreement-id___zh'],
    ['/nowhere', 'slug___zh'],
    ['/m/a/b/c', 'm-slug___zh'],
    ['/game-partner/nobody', 'slug___zh'],
  ])('of %s is %s', (path, name) => {
    expect(routeName(path)).toBe(name);
  });

  it('is the key of the parameters of a page', () => {
    const names = Object.values(addressesFor('desktop')).map((address) => {
      const path = typeof address === 'string' ? address : address('1');
      return routeName(new URL(path, 'https://companion.example').pathname).replace('___zh', '');
    });
    expect(names).toEqual(expect.arrayContaining(Object.keys(parameters)));
  });
});
