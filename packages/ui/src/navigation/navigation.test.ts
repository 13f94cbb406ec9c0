import { describe, expect, it } from 'vitest';
import { desktopNavigation, isActive, mobileNavigation } from './navigation.ts';

const pages = [
  ['/', 1],
  ['/game-partner', 2],
  ['/game-partner/', 2],
  ['/game-partner/chat-7', 2],
  ['/game-library/search', 3],
  ['/game-library/role-Info-9', 3],
  ['/activity/', 4],
  ['/about-us', 5],
  ['/profile', undefined],
  ['/game-library-old', undefined],
] as const;

describe.each(['', '/en', '/ja'])('under the language prefix "%s"', (language) => {
  describe.each([
    ['desktop', '', desktopNavigation],
    ['mobile', '/m', mobileNavigation],
  ] as const)('on %s', (_, device, items) => {
    it.each(pages)('%s belongs to item %s', (path, id) => {
      for (const query of ['', '?channel=a', '#x']) {
        const active = items.filter((item) =>
          isActive(`${language}${device}${path}${query}`, item),
        );
        expect(active.map((item) => item.id)).toEqual(id === undefined ? [] : [id]);
      }
    });
  });
});
