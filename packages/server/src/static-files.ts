import { readdirSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { AppEnv } from './app.ts';
import { named } from './route-name.ts';
import { validators, varyByEncoding } from './validators.ts';

/**
 * Serves the files of `folder`, precompressed ones too. Files below `/assets` have a hash in their name: those of the
 * last release are in `previous`, because open pages still ask for them.
 */
export function serveFiles(app: Hono<AppEnv>, folder: string, previous?: string): void {
  app.use('/assets/*', named('/assets/*'));
  for (const root of previous === undefined ? [folder] : [folder, previous])
    app.use(
      '/assets/*',
      validators,
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
  const files = pathsIn(folder);
  const serveFile = serveStatic({ root: folder, precompressed: true });
  app.use(async (context, next) => {
    if (!files.has(context.req.path)) return next();
    context.res = (await serveFile(context, next)) ?? context.res;
    varyByEncoding(context.res.headers);
  });
}

/** URL paths of all files, listed once: a file-system call per page cost as much as the rest of the answer. */
function pathsIn(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `/${path.relative(folder, path.join(parentPath, name))}`)
      .map((file) => file.replaceAll(path.sep, '/')),
  );
}
