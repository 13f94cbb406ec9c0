import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { entries } from './entries.ts';
import { measure, type Size } from './measure.ts';

const table = new URL('sizes.json', import.meta.url);

/** docs/contract.md, Budgets; bytes. */
export const budgets: Readonly<Record<string, Partial<Size>>> = {
  'login-dialog': { js: 40_000, css: 5_000 },
  'desktop-header': { js: 8_000, css: 3_000 },
  'mobile-header': { js: 8_000, css: 3_000 },
};

/** How many bytes there may be where so many were measured: a tenth more. */
export const budget = (bytes: number): number => Math.ceil((bytes * 1.1) / 10) * 10;

/** Throws where the package is not built: what is measured is what is published. */
export function assertBuilt(): void {
  if (!existsSync(new URL('../dist/', import.meta.url)))
    throw new Error('packages/ui/dist is missing: run `pnpm --filter @companion/ui build`');
}

/** Of each entry, as they were when the table was written. */
export const readSizes = () =>
  JSON.parse(readFileSync(table, 'utf8')) as Record<string, Size | undefined>;

if (import.meta.main) {
  assertBuilt();
  const sizes = await Promise.all(
    entries.map(async (entry) => {
      const parts = Object.entries(await measure(entry));
      const words = parts.map(([part, bytes]) => `"${part}": ${bytes}`);
      return `  "${entry}": { ${words.join(', ')} }`;
    }),
  );
  writeFileSync(table, `{\n${sizes.join(',\n')}\n}\n`);
}
