import { createRequire } from 'node:module';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { compiledMessages } from './vite/compiled-messages.ts';

const conditions = ['@companion/source', 'module', 'import', 'development|production'];

export default defineConfig({
  plugins: [
    compiledMessages(path.resolve(import.meta.dirname, '..')),
    vanillaExtractPlugin(),
    reactRouter(),
  ],
  resolve: {
    conditions: [...conditions, 'browser'],
    alias: { '@formatjs/icu-messageformat-parser': icuWithoutParser() },
  },
  ssr: { resolve: { conditions: [...conditions, 'node'], externalConditions: ['node'] } },
  build: { assetsInlineLimit: 0 },
});

/** Messages are compiled ahead of time: no page carries the ICU parser. */
function icuWithoutParser(): string {
  const fromSite = createRequire(import.meta.url);
  return createRequire(fromSite.resolve('react-intl')).resolve(
    '@formatjs/icu-messageformat-parser/no-parser.js',
  );
}
