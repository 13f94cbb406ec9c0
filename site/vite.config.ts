import { createRequire } from 'node:module';
import formatjs from '@formatjs/unplugin/vite';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { sourceAliases } from '../.ci/source-aliases.ts';
import { inlineScripts } from './vite/inline-scripts.ts';
import { messages } from './vite/messages.ts';
import { pageChunks } from './vite/page-chunks.ts';
import { stylesOnce } from './vite/styles-once.ts';

const conditions = ['@companion/source', 'module', 'import', 'development|production'];

/** Packages of every page. They change rarely, so they stay cached across releases. */
const framework =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-intl|@formatjs[\\/][\w-]+|intl-messageformat)[\\/](?!.*node_modules)/;

/** The root and what surrounds the pages. A group includes what its modules import, so it holds what every page needs. */
const shell =
  /[\\/]site[\\/]app[\\/](?:root|routes[\\/]device-pages|locales[\\/]locale-layout)\.tsx?/;

/** What pages and late parts share. */
const shared = /[\\/]packages[\\/](?:ui|screens)[\\/]/;

/** Without words: blockers would match them, as in `/assets/analytics-`. Hexadecimal digits spell `ad` only; `f` hides it. */
const assetNames = { hashCharacters: 'hex', assetFileNames: 'assets/f[hash][extname]' } as const;

export default defineConfig(({ command }) => ({
  plugins: [
    // The catalogues hold every text: descriptors need only their id.
    formatjs({ removeDefaultMessage: true }),
    messages(),
    inlineScripts(),
    pageChunks(),
    vanillaExtractPlugin(),
    reactRouter(),
    stylesOnce(),
    extendedEntries(),
  ],
  resolve: {
    conditions: [...conditions, 'browser'],
    alias: [
      ...sourceAliases,
      { find: '@formatjs/icu-messageformat-parser', replacement: icuWithoutParser() },
    ],
  },
  ssr: {
    resolve: { conditions: [...conditions, 'node'], externalConditions: ['node'] },
    // The built pages need no `node_modules`: `pnpm bundle` copies them.
    ...(command === 'build' && { noExternal: true }),
  },
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  // Packages of parts that load late, too: Vite would find them at their first use, and reload the page.
  optimizeDeps: {
    entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/{lazy,locales,routes}/**/*.tsx'],
  },
  // The manifest lists the chunks of pages that no route imports statically (vite/page-chunks.ts).
  // One stylesheet for the site: compressed it is smaller than the twenty that a page would load first.
  build: { assetsInlineLimit: 0, manifest: true, cssCodeSplit: false },
  environments: {
    // The server names files of the browser's build.
    ssr: {
      build: {
        license: { fileName: 'third-party-licences.txt' },
        rolldownOptions: { output: assetNames },
      },
    },
    client: {
      build: {
        // Served next to public/font-and-icon-licences.txt: each licence must accompany every copy.
        license: { fileName: 'third-party-licences.txt' },
        rolldownOptions: {
          output: {
            ...assetNames,
            entryFileNames: 'assets/f[hash].js',
            chunkFileNames: 'assets/f[hash].js',
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework },
                { name: 'shell', test: shell },
                { name: 'state-machines', test: /[\\/]node_modules[\\/](?:xstate|@xstate)/ },
                // Small files that many pages and late parts share become one. A higher threshold would make
                // a talk load what it does not use (docs/decisions/033-scripts-and-chunks.md).
                {
                  name: 'shared',
                  test: shared,
                  minShareCount: 8,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 1_000,
                },
              ],
            },
          },
        },
      },
    },
  },
}));

/**
 * The file of a page may also hold what only this page and its late parts share: one file less for each such part.
 * React Router's own setting, `exports-only`, keeps that in files of their own.
 */
function extendedEntries(): Plugin {
  return {
    name: 'companion:extended-entries',
    enforce: 'post',
    configEnvironment: (name) =>
      name === 'client'
        ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } }
        : undefined,
  };
}

/** react-intl without its ICU parser: messages are compiled ahead of time. */
function icuWithoutParser(): string {
  const fromSite = createRequire(import.meta.url);
  return createRequire(fromSite.resolve('react-intl')).resolve(
    '@formatjs/icu-messageformat-parser/no-parser.js',
  );
}
