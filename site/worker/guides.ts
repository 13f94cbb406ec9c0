import { type Device, parsePath, switchDevice } from '@companion/screens/paths';
import { GUIDES_CACHE } from './cache-names.ts';

/** What pages and worker share. Names and formats must not change: browsers have them stored. */

/** Pages allow no other address of a script (packages/screens/src/inline/trusted-types.ts). */
export const WORKER_ADDRESS = '/service-worker.js';

/** Entry of `GUIDES_CACHE`: a `GuideList` as JSON. */
export const GUIDE_LIST = '/guides.json';

/** A game's field guide or an article. */
export interface Guide {
  /** Path of its page. */
  path: string;
  title: string;
}

/** The guides that can be read offline. */
export interface GuideList {
  /** On the visitor's shelf, newest first. */
  saved: Guide[];
  /** Opened last, newest first. Saved ones too. */
  read: Guide[];
}

/** The path of the same guide on the other device. */
export const counterpartOf = (path: string): string =>
  switchDevice(path, parsePath(path).device === 'mobile' ? 'desktop' : 'mobile');

/**
 * What is stored at a path. `open` would make a cache, also one that a logout has deleted. A page's `Vary` names request
 * headers, which a stored path does not have.
 */
export const storedIn = (cacheName: string, path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName, ignoreVary: true });

/** The list that this browser has stored. */
export async function storedGuides(): Promise<GuideList> {
  const stored = await storedIn(GUIDES_CACHE, GUIDE_LIST);
  return stored ? ((await stored.json()) as GuideList) : { saved: [], read: [] };
}

/**
 * The guides of the list whose pages are stored, for whichever device: the list is written first. Empty where storage is
 * forbidden.
 */
export async function readableGuides(): Promise<GuideList> {
  try {
    const { saved, read } = await storedGuides();
    return { saved: await whosePageIsStored(saved), read: await whosePageIsStored(read) };
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the visitor only misses the list
    console.warn(`guides not read: ${String(error)}`);
    return { saved: [], read: [] };
  }
}

async function whosePageIsStored(guides: Guide[]): Promise<Guide[]> {
  const pages = await Promise.all(
    guides.map(
      async ({ path }) =>
        (await storedIn(GUIDES_CACHE, path)) ?? storedIn(GUIDES_CACHE, counterpartOf(path)),
    ),
  );
  return guides.filter((_, index) => pages[index]);
}

/** What a page tells the worker: the whole shelf, and the guide that it shows. */
export interface GuidesMessage {
  /** Documents of the other device are redirected. A page of an earlier build does not send it. */
  device?: Device;
  saved: Guide[];
  read: Guide | null;
}

/** Whether a path is that of a game or an article. No other page is ever stored. */
export const isGuidePath = (path: string): boolean =>
  /^(?:\/(?:en|ja))?(?:\/m)?\/game-library\/(?!search$|game-role-|role-Info-)[^/?#]+$/.test(path);
