import formatjs from '@formatjs/unplugin/esbuild';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { entries } from './bundling/entries.ts';
import { CLASS_PREFIX } from './bundling/host-css.ts';
import { postBuild } from './bundling/post-build.ts';

export default defineConfig({
  entry: Object.fromEntries(entries.map((name) => [`entries/${name}`, `src/entries/${name}.ts`])),
  format: 'esm',
  target: 'es2023',
  splitting: true,
  clean: true,
  // tsc writes the declarations: TypeScript 7 has no API for tsup to call.
  dts: false,
  esbuildPlugins: [
    vanillaExtractPlugin({ identifiers: ({ hash }) => CLASS_PREFIX + hash }),
    // Removes the descriptions of messages, which only translators read.
    formatjs({ flatten: false, preserveWhitespace: true }),
  ],
  onSuccess: postBuild,
});
