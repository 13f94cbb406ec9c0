import path from 'node:path';

const packages = path.resolve(import.meta.dirname, '../packages');

/**
 * Vite aliases from our packages to their sources. The export condition is not enough: vanilla-extract's
 * compiler would take a built package, which has other class names.
 */
export const sourceAliases = [
  { find: /^@companion\/ui\/([\w-]+)$/, replacement: path.join(packages, 'ui/src/entries/$1.ts') },
  {
    find: /^@companion\/screens\/([\w-]+)$/,
    replacement: path.join(packages, 'screens/src/$1/index.ts'),
  },
];
