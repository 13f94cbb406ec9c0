import { readFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/contract/index.ts'],
  format: 'esm',
  target: 'es2022',
  clean: true,
  splitting: true,
  treeshake: true,
  esbuildPlugins: [
    {
      // A bundler that finds a schema unused can't know by itself that making it does nothing else:
      // without the mark a page would ship every schema of the contract.
      name: 'schemas-are-pure',
      setup({ onLoad }) {
        onLoad({ filter: /[\\/]contract[\\/][\w-]+\.ts$/ }, async ({ path }) => ({
          loader: 'ts',
          contents: (await readFile(path, 'utf8')).replace(
            /\b(?:v\.\w+|maybe|some)\(/g,
            '/* @__PURE__ */ $&',
          ),
        }));
      },
    },
  ],
});
