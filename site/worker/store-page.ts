import { FILES_CACHE } from './cache-names.ts';

/** Files of the build that a page loads at first. Their names have a hash, so they never change. */
export const filesOf = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)),
];

/**
 * Stores the page of a visitor who is not logged in, with its files. A page without its files would be worse than none,
 * so they come first. A page that no longer exists is removed.
 * @throws when the page or one of its files can't be loaded.
 */
export async function storePage(cache: Cache, path: string): Promise<void> {
  const page = await fetch(path, {
    credentials: 'omit',
    cache: 'no-cache',
    headers: { Accept: 'text/html' },
  });
  if (page.status === 404 || page.status === 410) {
    await cache.delete(path, { ignoreVary: true });
    return;
  }
  if (!page.ok || page.redirected) throw new Error(`${path} answered ${page.status}`);
  const files = await caches.open(FILES_CACHE);
  for (const file of filesOf(await page.clone().text()))
    if (!(await files.match(file))) await files.add(file);
  await cache.put(path, page);
}

/** Removes the files of earlier builds that no stored page needs. */
export async function removeUnusedFiles(pages: readonly Cache[], files: Cache): Promise<void> {
  const used = new Set<string>();
  for (const cache of pages)
    for (const request of await cache.keys()) {
      const stored = await cache.match(request);
      if (stored?.headers.get('Content-Type')?.startsWith('text/html'))
        for (const file of filesOf(await stored.text())) used.add(file);
    }
  for (const request of await files.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/assets/') && !used.has(pathname)) await files.delete(request);
  }
}
