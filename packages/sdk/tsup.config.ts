import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defineConfig } from 'tsup';

const entries = readdirSync(path.join(import.meta.dirname, 'src/entries')).toSorted();

export default defineConfig({
  // tsup would find files for a pattern in any order, and the chunks follow that order.
  entry: Object.fromEntries(
    [
      'index',
      'contract/index',
      ...entries.map((file) => `entries/${path.basename(file, '.ts')}`),
      'messaging/conformance',
      'validated-client',
    ].map((name) => [name, `src/${name}.ts`]),
  ),
  format: 'esm',
  target: 'es2022',
  clean: true,
  splitting: true,
  treeshake: true,
  esbuildPlugins: [
    {
      // Without this mark a bundler can't know that creating a schema has no side effect, and a page would
      // ship every schema of the contract.
      name: 'schemas-are-pure',
      setup({ onLoad }) {
        onLoad({ filter: /[\\/]contract[\\/][\w-]+\.ts$/ }, async ({ path }) => ({
          loader: 'ts',
          contents: (await readFile(path, 'utf8')).replace(
            /\b(?:v\.\w+|list|maybe|orElse|pageOf|some|upTo|whole)\(/g,
            '/* @__PURE__ */ $&',
          ),
        }));
      },
    },
  ],
});
