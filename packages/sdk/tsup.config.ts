import { readFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/contract/index.ts',
    'src/entries/*.ts',
    'src/messaging/conformance.ts',
    'src/validated-client.ts',
  ],
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
