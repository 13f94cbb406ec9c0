/** The worker of a site whose operator switched offline reading off: it removes the worker before it, and itself. */
import { FILES_CACHE, GUIDES_CACHE } from './cache-names.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(remove());
});

async function remove(): Promise<void> {
  for (const name of [GUIDES_CACHE, FILES_CACHE]) await caches.delete(name);
  await self.registration.unregister();
}
