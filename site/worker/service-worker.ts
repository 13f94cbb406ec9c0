/**
 * Offline reading (docs/decisions/093-offline-reading.md). Online this worker answers nothing from its caches, so it
 * can't hold back a new build: it helps only where the network fails.
 */
import { FILES_CACHE, GUIDES_CACHE } from './cache-names.ts';
import { counterpartOf, type GuidesMessage, isGuidePath, storedIn } from './guides.ts';
import { keepGuides, logNotKept } from './keep-guides.ts';
import { removeUnusedFiles, storePage } from './store-page.ts';

declare const self: ServiceWorkerGlobalScope;

const offlinePages = { '': '/offline.html', en: '/en/offline.html', ja: '/ja/offline.html' };

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

async function install(): Promise<void> {
  const files = await caches.open(FILES_CACHE);
  for (const path of Object.values(offlinePages)) await storePage(files, path);
  // Pages of any build can have this worker.
  await self.skipWaiting();
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Works on the caches one after the other. Each message reads the list that the one before wrote, and files are removed
 * while no page is being stored with them: messages arrive also before the worker is active.
 */
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = last.then(work);
  last = done.catch(() => {});
  return done;
}

self.addEventListener('activate', (event) => {
  event.waitUntil(inTurn(activate));
});

async function activate(): Promise<void> {
  // The browser asks the network for a page while this worker still starts.
  await self.registration.navigationPreload?.enable();
  const files = await caches.open(FILES_CACHE);
  const hasGuides = await caches.has(GUIDES_CACHE);
  await removeUnusedFiles(hasGuides ? [files, await caches.open(GUIDES_CACHE)] : [files], files);
}

self.addEventListener('message', (event) => {
  const hadGuides = caches.has(GUIDES_CACHE).catch(() => false);
  const kept = inTurn(async () => {
    // A logout has deleted the cache while the message waited: it is of the visitor before.
    if ((await hadGuides) && !(await caches.has(GUIDES_CACHE))) return;
    await keepGuides(event.data as GuidesMessage);
  });
  event.waitUntil(kept.catch(logNotKept));
});

/**
 * Ids of the windows that show a stored page. A worker that was stopped forgets them; by then a page has loaded its files.
 * `navigator.onLine` can't tell: without Wi-Fi it is `false` beside a server on the same machine.
 */
const offlineClients = new Set<string>();

self.addEventListener('fetch', (event) => {
  const { method, url, mode, destination } = event.request;
  const { origin, pathname, search } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate' && !/^\/(?:api|sandbox)(?:\/|$)/.test(pathname))
    event.respondWith(page(event, pathname, search));
  // Files of other pages do not come through this worker: Chromium ignores preloads of those that do.
  else if (
    offlineClients.has(event.clientId) &&
    pathname.startsWith('/assets/') &&
    ['script', 'style', 'font'].includes(destination)
  )
    event.respondWith(file(event.request, pathname));
});

async function page(event: FetchEvent, path: string, search: string): Promise<Response> {
  const { request, preloadResponse, resultingClientId } = event;
  try {
    return ((await preloadResponse) as Response | undefined) ?? (await fetch(request));
  } catch (error) {
    const guide = path.replace(/\/$/, '');
    const language = /^\/(en|ja)(?:\/|$)/.exec(path)?.[1] as 'en' | 'ja' | undefined;
    const stored =
      (isGuidePath(guide) && (await storedGuide(guide, search))) ||
      (await storedIn(FILES_CACHE, offlinePages[language ?? '']));
    if (!stored) throw error;
    offlineClients.add(resultingClientId);
    return stored;
  }
}

/** A guide is stored for one device. It works at its own address only. */
async function storedGuide(path: string, search: string): Promise<Response | undefined> {
  const stored = await storedIn(GUIDES_CACHE, path);
  if (stored) return stored;
  const counterpart = counterpartOf(path);
  return (await storedIn(GUIDES_CACHE, counterpart)) && Response.redirect(counterpart + search);
}

async function file(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const stored = await storedIn(FILES_CACHE, path);
    if (stored) return stored;
    throw error;
  }
}
