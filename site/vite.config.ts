import { createRequire } from 'node:module';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { sourceAliases } from '../.ci/source-aliases.ts';
import reactRouterConfig from './react-router.config.ts';
import { compiledMessages } from './vite/compiled-messages.ts';
import { headScripts } from './vite/head-scripts.ts';
import { leanFramework } from './vite/lean-framework.ts';
import { shellModules } from './vite/shell-chunk.ts';
import { stylesOnce } from './vite/styles-once.ts';

const conditions = ['@companion/source', 'module', 'import', 'development|production'];

const framework =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-intl|@formatjs[\\/][\w-]+|intl-messageformat)[\\/](?!.*node_modules)/;

const stateMachines =
  /[\\/]node_modules[\\/](?:xstate|@xstate[\\/]react|use-sync-external-store)[\\/](?!.*node_modules)/;

/** All that draws a companion, but what puts the drawing off. */
const sprite = /[\\/]packages[\\/]ui[\\/]src[\\/]sprite[\\/](?!lazy-sprite|portrait)/;

/** The shortest hash there is for so many files: the first page's scripts name each of them. */
const fileName = 'assets/[name]-[hash:7].js';

export default defineConfig({
  plugins: [
    compiledMessages(path.resolve(import.meta.dirname, '..')),
    headScripts(),
    leanFramework(reactRouterConfig),
    vanillaExtractPlugin(),
    reactRouter(),
    stylesOnce(),
  ],
  resolve: {
    conditions: [...conditions, 'browser'],
    alias: [
      ...sourceAliases,
      // React has had since 18 what the shim stands in for.
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: '@formatjs/icu-messageformat-parser', replacement: icuWithoutParser() },
    ],
  },
  ssr: { resolve: { conditions: [...conditions, 'node'], externalConditions: ['node'] } },
  // The manifest says what pages need that no route imports (server/page-chunks.ts).
  // All styles of the site in one file: packed it is smaller than the twenty that a page began with.
  build: { assetsInlineLimit: 0, manifest: true, cssCodeSplit: false },
  environments: {
    client: {
      // What asks whether there is a document brings nothing for where there is none.
      define: { 'typeof document': '"object"', 'typeof window': '"object"' },
      build: {
        // Served, beside those of font and icons in public/: each asks to be with every copy.
        license: { fileName: 'third-party-licences.txt' },
        rolldownOptions: {
          output: {
            entryFileNames: fileName,
            chunkFileNames: fileName,
            // The framework changes rarely: it stays in the visitor's cache over our releases.
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework },
                { name: 'shell', test: shellModules },
                { name: 'sprite', test: sprite },
                { name: 'xstate', test: stateMachines },
              ],
            },
          },
        },
      },
    },
  },
});

/** Messages are compiled ahead of time: no page carries the ICU parser. */
function icuWithoutParser(): string {
  const fromSite = createRequire(import.meta.url);
  return createRequire(fromSite.resolve('react-intl')).resolve(
    '@formatjs/icu-messageformat-parser/no-parser.js',
  );
}
