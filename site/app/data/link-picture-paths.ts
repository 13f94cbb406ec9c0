/** Addresses of the pictures that shared links show; `data/link-picture.ts` draws them. */
export const HOME_LINK_PICTURE = '/og/home.png';

const kinds = ['companion', 'game'] as const;
type Kind = (typeof kinds)[number];

/** What a picture shows: a companion or a game, by its id, or the home page. */
export type PictureSubject = { kind: Kind; id: string } | { kind: 'home' };

/** Ids that can stand in a file name. For any other the home page's picture is shown. */
const PLAIN_ID = /^[\w-]{1,100}$/;

const pathOf = (kind: Kind, id: string) =>
  PLAIN_ID.test(id) ? `/og/${kind}/${id}.png` : HOME_LINK_PICTURE;
export const companionLinkPicturePath = (id: string): string => pathOf('companion', id);
export const gameLinkPicturePath = (id: string): string => pathOf('game', id);

/** What the picture at a path shows; the path is not decoded. `null`: there is no such picture. */
export function readLinkPicturePath(pathname: string): PictureSubject | null {
  if (pathname === HOME_LINK_PICTURE) return { kind: 'home' };
  const [, word, id = ''] = /^\/og\/(\w+)\/([^/]+)\.png$/.exec(pathname) ?? [];
  const kind = kinds.find((known) => known === word);
  return kind && PLAIN_ID.test(id) ? { kind, id } : null;
}
