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

/** The list that this browser has stored. */
export async function storedGuides(): Promise<GuideList> {
  const stored = await caches.match(GUIDE_LIST, { cacheName: GUIDES_CACHE });
  return stored ? ((await stored.json()) as GuideList) : { saved: [], read: [] };
}

/** What a page tells the worker: the whole shelf, and the guide that it shows. */
export interface GuidesMessage {
  saved: Guide[];
  read: Guide | null;
}

/** Whether a path is that of a game or an article. No other page is ever stored. */
export const isGuidePath = (path: string): boolean =>
  /^(?:\/(?:en|ja))?(?:\/m)?\/game-library\/(?!search$|game-role-|role-Info-)[^/?#]+$/.test(path);
