import { createRequire } from 'node:module';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { sourceAliases } from '../.ci/source-aliases.ts';
import reactRouterConfig from './react-router.config.ts';
import { compiledMessages } from './vite/compiled-messages.ts';
import { documents } from './vite/documents.ts';
import { headScripts } from './vite/head-scripts.ts';
import { leanFramework } from './vite/lean-framework.ts';
import { shellModules } from './vite/shell-chunk.ts';
import { stylesOnce } from './vite/styles-once.ts';

const conditions = ['@companion/source', 'module', 'import', 'development|production'];

const framework =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-intl|@formatjs[\\/][\w-]+|intl-messageformat)[\\/](?!.*node_modules)/;

const stateMachines =
  /[\\/]node_modules[\\/](?:xstate|@xstate[\\/]react|use-sync-external-store)[\\/](?!.*node_modules)/;

/** Everything that draws a companion, except the modules that defer drawing it. */
const sprite = /[\\/]packages[\\/]ui[\\/]src[\\/]brand[\\/]sprite[\\/](?!lazy-sprite|portrait)/;

/** Small modules that a page has all or none of: a file each would cost it more than their code does. */
const together = [
  {
    name: 'home',
    test: /[\\/]site[\\/]app[\\/](?:use-film|routes[\\/](?:desktop|mobile)[\\/]home)\./,
  },
  { name: 'leaf-pages', test: /[\\/]site[\\/]app[\\/](?:leaves|leaf-pages)\./ },
  { name: 'calls', test: /[\\/]site[\\/]app[\\/]use-(?:client|failure-toast)\./ },
  { name: 'chip', test: /[\\/]packages[\\/]ui[\\/]src[\\/]primitives[\\/]chip[\\/]/ },
];

/** Short hashes: the first page's scripts name every file. */
const fileName = 'assets/[name]-[hash:7].js';

export default defineConfig({
  plugins: [
    compiledMessages(path.resolve(import.meta.dirname, '..')),
    documents(),
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
      // React has had `useSyncExternalStore` since 18: its shim is not needed.
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: '@formatjs/icu-messageformat-parser', replacement: icuWithoutParser() },
    ],
  },
  ssr: { resolve: { conditions: [...conditions, 'node'], externalConditions: ['node'] } },
  // The manifest lists the chunks of pages that no route imports statically (vite/page-chunks.ts).
  // All styles of the site in one file: compressed it is smaller than the twenty that a page would begin with.
  build: { assetsInlineLimit: 0, manifest: true, cssCodeSplit: false },
  environments: {
    client: {
      // Lets the bundler drop branches that run only on a server.
      define: { 'typeof document': '"object"', 'typeof window': '"object"' },
      build: {
        // Served next to public/font-and-icon-licences.txt: each licence must accompany every copy.
        license: { fileName: 'third-party-licences.txt' },
        rolldownOptions: {
          output: {
            entryFileNames: fileName,
            chunkFileNames: fileName,
            // The framework changes rarely: it stays in the visitor's cache across our releases.
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework },
                { name: 'shell', test: shellModules },
                { name: 'sprite', test: sprite },
                { name: 'xstate', test: stateMachines },
                ...together,
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
