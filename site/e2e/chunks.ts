import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../build/server/manifest.json');
/** Chunks by the module with which they begin, or by their file. */
const manifest: Record<string, { file: string; name?: string }> = JSON.parse(
  readFileSync(file, 'utf8'),
);

/** Path of the chunk of a module. Names of files are hashes. `module` is relative to `site`. */
export function chunkOf(module: string): string {
  // The router adds a query to its modules.
  const name = Object.keys(manifest).find((key) => key.split('?')[0] === module);
  const found = manifest[name ?? ''];
  if (!found) throw new Error(`${module} has no chunk of its own`);
  return `/${found.file}`;
}

/** A glob of its address, for routes of Playwright. */
export const anyChunkOf = (module: string): string => `**${chunkOf(module)}`;

/** Name of the module with which the chunk at an address begins; an empty text for another file. */
export const chunkName = (address: string): string =>
  Object.values(manifest).find((chunk) => address.endsWith(`/${chunk.file}`))?.name ?? '';
