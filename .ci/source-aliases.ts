import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Our packages as their sources, for Vite. The export condition alone is not enough: the compiler
 * of the styles prefers a built package where one happens to lie, and its class names are others.
 */
export const sourceAliases = ['ui', 'screens'].map((name) => ({
  find: new RegExp(`^@companion/${name}/(?!messages/)([\\w-]+)$`),
  replacement: path.join(root, 'packages', name, 'src/$1/index.ts'),
}));
