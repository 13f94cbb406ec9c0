import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { entries } from './bundling/entries.ts';
import { finish } from './bundling/finish.ts';
import { withoutNotes } from './bundling/without-notes.ts';

export default defineConfig({
  entry: Object.fromEntries(entries.map((name) => [`entries/${name}`, `src/entries/${name}.ts`])),
  format: 'esm',
  target: 'es2023',
  splitting: true,
  clean: true,
  // tsc writes the declarations: TypeScript 7 has no API for tsup to call.
  dts: false,
  esbuildPlugins: [withoutNotes, vanillaExtractPlugin({ identifiers: 'short' })],
  onSuccess: finish,
});
