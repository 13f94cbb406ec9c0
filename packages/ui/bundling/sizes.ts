import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { entries } from './entries.ts';
import { measure, type Size } from './measure.ts';

const table = new URL('sizes.json', import.meta.url);

/** Budgets of docs/contract.md, bytes. */
export const budgets: Readonly<Record<string, Partial<Size>>> = {
  'login-dialog': { js: 40_000, css: 5_000 },
};

/** Limit for what measured `bytes` when the table was written: a tenth more. */
export const limitFor = (bytes: number): number => Math.ceil((bytes * 1.1) / 10) * 10;

/** Throws when the package is not built: the published files are measured. */
export function assertBuilt(): void {
  if (!existsSync(new URL('../dist/', import.meta.url)))
    throw new Error('packages/ui/dist is missing: run `pnpm --filter @companion/ui build`');
}

export const readSizes = () =>
  JSON.parse(readFileSync(table, 'utf8')) as Record<string, Size | undefined>;

if (import.meta.main) {
  assertBuilt();
  const rows = await Promise.all(
    entries.map(async (entry) => {
      const { js, jsLater, css } = await measure(entry);
      return `  "${entry}": { "js": ${js}, "jsLater": ${jsLater}, "css": ${css} }`;
    }),
  );
  writeFileSync(table, `{\n${rows.join(',\n')}\n}\n`);
}
