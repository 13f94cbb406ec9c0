import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiListing } from './api-listing.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('api.md', () => {
  const packages = globSync('packages/*/api.md', { cwd: root }).map(path.dirname);

  it.each(packages)('of %s is up to date', async (name) => {
    const folder = path.join(root, name);
    const committed = await readFile(path.join(folder, 'api.md'), 'utf8');
    expect(committed, `intended? pnpm --filter ./${name} api`).toBe(await apiListing(folder));
  });
});

describe('apiListing', () => {
  let folder: string;
  const write = (file: string, text: string) => writeFile(path.join(folder, file), text);
  beforeAll(async () => {
    const cache = path.join(root, 'node_modules/.cache');
    await mkdir(cache, { recursive: true });
    folder = await mkdtemp(path.join(cache, 'api-'));
    await mkdir(path.join(folder, 'src'));
    await write(
      'package.json',
      JSON.stringify({
        name: '@some/package',
        exports: { '.': { types: './dist/index.d.ts' }, './style.css': './dist/style.css' },
      }),
    );
    await write(
      'tsconfig.build.json',
      JSON.stringify({
        extends: path.join(root, 'tsconfig.base.json'),
        compilerOptions: {
          noEmit: false,
          declaration: true,
          emitDeclarationOnly: true,
          rootDir: 'src',
          types: [],
        },
        include: ['src'],
      }),
    );
    await write('src/index.ts', `export { make } from './make.ts';`);
    await write(
      'src/make.ts',
      `import { internal } from './internal.ts';
       import { part } from './part.ts';
       /** Not listed. */
       export const make = () => (internal ? part : undefined);`,
    );
    await write('src/part.ts', 'export interface Part { size: number }\nexport let part: Part;');
    await write('src/internal.ts', 'export const internal = true;');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('lists what the entries reach, without comments and internals', async () => {
    const listing = await apiListing(folder);
    expect(listing.slice(listing.indexOf('- `'))).toBe(`- \`@some/package\`
- \`@some/package/style.css\`

## index.d.ts

\`\`\`ts
export { make } from './make.ts';
\`\`\`

## make.d.ts

\`\`\`ts
export declare const make: () => import("./part.ts").Part | undefined;
\`\`\`

## part.d.ts

\`\`\`ts
export interface Part {
    size: number;
}
export declare let part: Part;
\`\`\`
`);
  });
});
