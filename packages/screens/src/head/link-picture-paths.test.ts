import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  companionLinkPicturePath,
  gameLinkPicturePath,
  HOME_LINK_PICTURE,
  readLinkPicturePath,
} from './link-picture-paths.ts';

const plain = fc.stringMatching(/^[\w-]{1,100}$/);

describe('the address of a picture', () => {
  it('is parsed to the subject it was made for', () => {
    fc.assert(
      fc.property(plain, (id) => {
        expect(readLinkPicturePath(companionLinkPicturePath(id))).toEqual({
          kind: 'companion',
          id,
        });
        expect(readLinkPicturePath(gameLinkPicturePath(id))).toEqual({ kind: 'game', id });
      }),
    );
    expect(readLinkPicturePath(HOME_LINK_PICTURE)).toEqual({ kind: 'home' });
  });

  it('is that of the home page for an id that is invalid in a file name', () => {
    for (const id of ['', 'a/b', '../home', '阿灯', 'a b', 'x'.repeat(101), '%61'])
      expect(companionLinkPicturePath(id)).toBe(HOME_LINK_PICTURE);
  });

  it.each([
    '/og',
    '/og/',
    '/og/home',
    '/og/home.PNG',
    '/og/companion.png',
    '/og/companion/.png',
    '/og/companion/a-deng',
    '/og/companion/a-deng.png/',
    '/og/companion/a-deng.png.png',
    '/og/companion/../game/x.png',
    '/og/companion/..%2fhome.png',
    '/og/companion/%61.png',
    '/og/companion/a%00.png',
    '/og/companion/a\n.png',
    '/og/quest/a-deng.png',
    '/og/__proto__/a.png',
    `/og/companion/${'x'.repeat(10_000)}.png`,
  ])('is not %s', (pathname) => {
    expect(readLinkPicturePath(pathname)).toBeNull();
  });
});
