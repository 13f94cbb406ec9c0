import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageChunks } from '../app/routes/segments/page-chunks.tsx';

const PAGES = /^app\/(?:routes\/segments|lazy)\/([\w-]+)\.tsx?$/;

interface ManifestEntry {
  file: string;
  imports?: string[];
}
type Manifest = Record<string, ManifestEntry>;

/**
 * Writes the scripts of each page of `app/routes/segments` beside the server's build, and Vite's manifest, which tells
 * the file of a module: names of files are hashes. These pages are imported
 * dynamically, and the router preloads only the scripts of routes.
 */
export async function writePageChunks(buildFolder: string): Promise<void> {
  const vite = path.join(buildFolder, 'client/.vite');
  const manifest: Manifest = JSON.parse(await readFile(path.join(vite, 'manifest.json'), 'utf8'));
  const chunks: PageChunks = {};
  for (const source of Object.keys(manifest)) {
    const [, name] = PAGES.exec(source) ?? [];
    if (name !== undefined) chunks[name] = scriptsOf(manifest, source);
  }
  await writeFile(path.join(buildFolder, 'server/page-chunks.json'), JSON.stringify(chunks));
  await rename(path.join(vite, 'manifest.json'), path.join(buildFolder, 'server/manifest.json'));
  await rm(vite, { recursive: true });
}

/** The chunk and everything it imports; imports come first. */
function scriptsOf(manifest: Manifest, source: string): string[] {
  const scripts = new Set<string>();
  const seen = new Set<string>();
  const walk = (name: string) => {
    const entry = manifest[name];
    if (!entry || seen.has(name)) return;
    seen.add(name);
    for (const imported of entry.imports ?? []) walk(imported);
    scripts.add(`/${entry.file}`);
  };
  walk(source);
  return [...scripts];
}
