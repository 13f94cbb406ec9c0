import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';

const NAME = 'virtual:page-chunks';
const PAGES = /^app\/(?:routes\/segments|lazy)\/([\w-]+)\.tsx?$/;

/**
 * `virtual:page-chunks` holds the scripts of each module that no route imports statically. Only the server's build knows
 * them: the browser's is written before it.
 */
export function pageChunks(): Plugin {
  return {
    name: 'companion:page-chunks',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return;
      const chunks: Record<string, string[]> = {};
      const { mode, name, config } = this.environment;
      if (mode === 'build' && name === 'ssr') {
        const file = path.join(config.root, 'build/client/.vite/manifest.json');
        const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'));
        for (const source of Object.keys(manifest)) {
          const [, page] = PAGES.exec(source) ?? [];
          if (page !== undefined) chunks[page] = scriptsOf(manifest, source);
        }
      }
      return `export default ${JSON.stringify(chunks)}`;
    },
  };
}

/** Everything that the module imports, and its own chunk at last. */
function scriptsOf(manifest: Manifest, source: string): string[] {
  const names = new Set([source]);
  // The loop visits what it adds.
  for (const name of names)
    for (const imported of manifest[name]?.imports ?? []) names.add(imported);
  return [...names].reverse().map((name) => `/${manifest[name]?.file}`);
}
