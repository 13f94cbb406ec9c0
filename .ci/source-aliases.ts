import path from 'node:path';

const packages = path.resolve(import.meta.dirname, '../packages');

/**
 * Our packages as their sources, for Vite. The export condition alone is not enough: the compiler
 * of the styles prefers a built package where one happens to lie, and its class names are others.
 */
export const sourceAliases = [
  { find: /^@companion\/ui\/([\w-]+)$/, replacement: path.join(packages, 'ui/src/entries/$1.ts') },
  {
    find: /^@companion\/screens\/([\w-]+)$/,
    replacement: path.join(packages, 'screens/src/$1/index.ts'),
  },
];
