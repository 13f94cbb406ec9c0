import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/contract/index.ts'],
  format: 'esm',
  target: 'es2022',
  clean: true,
  splitting: true,
  treeshake: true,
});
