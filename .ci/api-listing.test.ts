import { existsSync, globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiListing } from './api-listing.ts';

const root = path.resolve(import.meta.dirname, '..');

describe('the listing in the repository', () => {
  const packages = globSync('packages/*/api.md', { cwd: root }).map(path.dirname);

  it.each(packages)('of %s is what the package exports', { timeout: 60_000 }, async (name) => {
    const folder = path.join(root, name);
    const kept = await readFile(path.join(folder, 'api.md'), 'utf8');
    expect(kept, `meant? pnpm --filter ./${name} api`).toBe(await apiListing(folder));
  });
});

describe('a listing', () => {
  let folder: string;
  const write = (file: string, text: string) => writeFile(path.join(folder, file), text);
  beforeAll(async () => {
    // Beside the packages' own, so that the compiler finds what they find.
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
    await write(
      'src/index.ts',
      `import { inner } from './inner.ts';
       export { type Thing, make as create } from './thing.ts';
       export * from './more.ts';
       export const own = inner;`,
    );
    await write('src/inner.ts', 'export const inner = { a: 1 } as const;');
    await write(
      'src/thing.ts',
      `import type { Part } from './part.ts';
       /** Not listed. */
       export interface Thing { part: Part; /** Nor this. */ size: number }
       export interface Hidden { secret: true }
       export function make(size: number): Thing;
       export function make(size: string): Thing;
       export function make(size: number | string): Thing { return { part: 'x', size: Number(size) }; }`,
    );
    await write('src/part.ts', "export type Part = 'x' | 'y';\nexport type Other = 'z';");
    await write('src/more.ts', 'export class More { constructor(name: string) { void name; } }');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('names each entry, and declares what its names need and nothing else', async () => {
    const text = await apiListing(folder);
    expect(existsSync(path.join(folder, 'dist'))).toBe(false);
    expect(text).toBe(`# @some/package: everything public

Written by \`pnpm --filter @some/package api\`; a test compares.

## \`@some/package\`

- More
- Thing
- create
- own

## \`@some/package/style.css\`

## Declarations

### index

\`\`\`ts
export declare const own: {
    readonly a: 1;
};
\`\`\`

### more

\`\`\`ts
export declare class More {
    constructor(name: string);
}
\`\`\`

### part

\`\`\`ts
export type Part = 'x' | 'y';
\`\`\`

### thing

\`\`\`ts
export interface Thing {
    part: Part;
    size: number;
}
export declare function make(size: number): Thing;
export declare function make(size: string): Thing;
\`\`\`
`);
  });
});
