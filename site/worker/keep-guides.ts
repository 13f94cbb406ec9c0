import { switchDevice } from '@companion/screens/paths';
import { GUIDES_CACHE } from './cache-names.ts';
import {
  counterpartOf,
  GUIDE_LIST,
  type Guide,
  type GuideList,
  type GuidesMessage,
  isGuidePath,
  storedGuides,
} from './guides.ts';
import { storePage } from './store-page.ts';

const MAX_SAVED = 60;
const MAX_READ = 20;
/** A stored guide is renewed when it is older, ms. */
const RENEW_MS = 24 * 60 * 60 * 1000;

/** Stores the guides of a visitor, and removes those that are neither saved nor among the last ones read. */
export async function keepGuides({ device, saved, read }: GuidesMessage): Promise<void> {
  const isNothing = read === null && saved.length === 0;
  // After a logout there is no cache, and this must not make one.
  if (isNothing && !(await caches.has(GUIDES_CACHE))) return;
  // When a logout deletes the cache meanwhile, what follows goes to the deleted one.
  const cache = await caches.open(GUIDES_CACHE);
  const before = await storedGuides();
  const isKnown = ({ path }: Guide) => isGuidePath(path);
  // Earlier ones may be of the other device, as after a switch to the desktop site. The server would redirect them.
  const readBefore = before.read.map((guide) =>
    device ? { ...guide, path: switchDevice(guide.path, device) } : guide,
  );
  const allRead = read ? [read, ...readBefore] : readBefore;
  const isNewest = ({ path }: Guide, index: number) =>
    allRead.findIndex((guide) => guide.path === path) === index;
  const list: GuideList = {
    saved: saved.filter(isKnown).slice(0, MAX_SAVED),
    read: allRead.filter(isNewest).filter(isKnown).slice(0, MAX_READ),
  };
  // The list comes first: the guide that is open is kept although others take long.
  await cache.put(GUIDE_LIST, Response.json(list));
  const wanted = new Set([...list.read, ...list.saved].map(({ path }) => path));
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    const isWanted = wanted.has(pathname) || wanted.has(counterpartOf(pathname));
    if (pathname !== GUIDE_LIST && !isWanted) await cache.delete(url, { ignoreVary: true });
  }
  for (const path of wanted) {
    try {
      if (await isOutdated(cache, path)) await storePage(cache, path);
    } catch (error) {
      // Offline, or during a release: the next page tries again.
      logNotKept(error);
      continue;
    }
    // Until now the page of the other device was better than none.
    await cache.delete(counterpartOf(path), { ignoreVary: true });
  }
}

/** Also called when the storage is full. */
export const logNotKept = (error: unknown): void =>
  // biome-ignore lint/suspicious/noConsole: a worker has no other place for it
  console.warn(`guide not kept for offline reading: ${String(error)}`);

async function isOutdated(cache: Cache, path: string): Promise<boolean> {
  const stored = await cache.match(path, { ignoreVary: true });
  const age = Date.now() - Date.parse(stored?.headers.get('Date') ?? '');
  return !(age < RENEW_MS);
}
