import { existsSync } from 'node:fs';

/** Throws when the package is not built: the published files are tested. */
export function assertBuilt(): void {
  if (!existsSync(new URL('../dist/dialog.js', import.meta.url)))
    throw new Error('packages/login-element/dist is missing: run `pnpm build:packages`');
}
