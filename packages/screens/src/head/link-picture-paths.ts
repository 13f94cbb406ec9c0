/** Paths of the pictures in link previews; `link-picture.ts` draws them. */
export const HOME_LINK_PICTURE = '/og/home.png';

const kinds = ['companion', 'game'] as const;
type Kind = (typeof kinds)[number];

/** What a picture shows. */
export type PictureSubject = { kind: Kind; id: string } | { kind: 'home' };

/** Ids that are valid in a file name. Others get the home page's picture. */
const PLAIN_ID = /^[\w-]{1,100}$/;

const pathOf = (kind: Kind, id: string) =>
  PLAIN_ID.test(id) ? `/og/${kind}/${id}.png` : HOME_LINK_PICTURE;
export const companionLinkPicturePath = (id: string): string => pathOf('companion', id);
export const gameLinkPicturePath = (id: string): string => pathOf('game', id);

/** What the picture at a path shows, or `null`. The path is not decoded. */
export function readLinkPicturePath(pathname: string): PictureSubject | null {
  if (pathname === HOME_LINK_PICTURE) return { kind: 'home' };
  const [, word, id = ''] = /^\/og\/(\w+)\/([^/]+)\.png$/.exec(pathname) ?? [];
  const kind = kinds.find((known) => known === word);
  return kind && PLAIN_ID.test(id) ? { kind, id } : null;
}
