/** Builds a page in memory and serves it to Playwright without a server. */
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright';
import { build, type Rolldown, type UserConfig } from 'vite';

const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

export interface BuiltPage {
  /** Answers all requests of `page` to `origin`. */
  serve(page: Page, origin: string): Promise<void>;
}

/** Builds the `index.html` of `folder` for production. */
export async function buildPage(
  folder: string,
  resolve: NonNullable<UserConfig['resolve']> = {},
): Promise<BuiltPage> {
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), vanillaExtractPlugin()],
    resolve,
    build: { write: false, assetsInlineLimit: 0 },
  })) as Rolldown.RolldownOutput;
  const files = new Map(
    output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : Buffer.from(file.source),
    ]),
  );
  return {
    serve: async (page, origin) => {
      await page.route(`${origin}/**`, (route) => {
        const { pathname } = new URL(route.request().url());
        const name = pathname === '/' ? '/index.html' : pathname;
        const body = files.get(name);
        const contentType = contentTypes[path.extname(name)];
        if (body === undefined || contentType === undefined) return route.fulfill({ status: 404 });
        return route.fulfill({ body, contentType });
      });
    },
  };
}
