import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { AppEnv } from './app.ts';
import { etagOf } from './etag.ts';
import { named } from './route-name.ts';
import { validators } from './validators.ts';

/**
 * Serves the files of `folder`, precompressed ones too. Files below `/assets` have a hash in their name: those of the
 * last release are in `previous`, because open pages still ask for them.
 */
export function serveFiles(app: Hono<AppEnv>, folder: string, previous?: string): void {
  app.use(
    '/assets/*',
    named('/assets/*'),
    validators((file) => path.posix.basename(file)),
  );
  for (const root of previous === undefined ? [folder] : [folder, previous])
    app.use(
      '/assets/*',
      serveStatic({
        root,
        precompressed: true,
        onFound: (_, context) => {
          context.header('Cache-Control', 'public, max-age=31536000, immutable');
        },
      }),
    );
  // Not a rendered page: a few bytes do. Not cacheable: while one build replaces another, the file may appear soon.
  app.all('/assets/*', (context) => {
    context.header('Cache-Control', 'no-store');
    return context.text('Not Found', 404);
  });
  const versions = versionsIn(folder);
  const validated = validators((file) => versions.get(file) ?? '');
  const serveFile = serveStatic({
    root: folder,
    precompressed: true,
    onFound: (_, context) => {
      // Without it caches guess by `Last-Modified`: a tenth of the file's age.
      context.header('Cache-Control', 'no-cache');
    },
  });
  app.use(async (context, next) => {
    if (!versions.has(context.req.path)) return next();
    return validated(context, async () => {
      context.res = (await serveFile(context, next)) ?? context.res;
    });
  });
}

/**
 * URL paths and hashes of the files that are not assets, read once: a file-system call per page cost as much as the
 * rest of the answer.
 */
function versionsIn(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => [file, `/${path.relative(folder, file)}`.replaceAll(path.sep, '/')] as const)
      .filter(([, address]) => !address.startsWith('/assets/'))
      .map(([file, address]) => [address, etagOf(readFileSync(file))]),
  );
}
