import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import { layers } from '../src/theme/layers.ts';
import { languages } from './entries.ts';
import { namesIn, tailor } from './tailor.ts';

const dist = new URL('../dist/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, dist), 'utf8');
const write = (name: string, text: string) => writeFileSync(new URL(name, dist), text);

const stylesheetsIn = (folder: string) =>
  readdirSync(new URL(folder, dist))
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}${name}`);

/**
 * What the bundler leaves open: stylesheets of nothing but what their entry draws, with the order of
 * the layers once, at their head; the catalogues as modules.
 */
export async function finish(): Promise<void> {
  const order = `@layer ${Object.values(layers).join(',')};`;
  // A stylesheet of a chunk that is loaded later: its entry's own has the same rules.
  for (const file of stylesheetsIn('')) rmSync(new URL(file, dist));
  for (const file of stylesheetsIn('entries/')) {
    const { code } = await transform(read(file), { loader: 'css', minify: true });
    const rules = code.replace(/@layer [\w.]+;/g, '').trim();
    write(file, `${order}${tailor(rules, await namesOf(file.replace('.css', '')))}\n`);
  }
  mkdirSync(new URL('messages/', dist), { recursive: true });
  for (const language of languages) {
    const catalogue = readFileSync(
      new URL(`../messages/${language}.json`, import.meta.url),
      'utf8',
    );
    write(`messages/${language}.js`, `export default ${catalogue.trim()};\n`);
    write(
      `messages/${language}.d.ts`,
      'declare const messages: Readonly<Record<string, string>>;\nexport default messages;\n',
    );
  }
}

/** Every word of what an entry may ever run: also what it loads later. */
async function namesOf(entry: string): Promise<Set<string>> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`${entry}.js`, dist))],
    bundle: true,
    write: false,
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  return namesIn(outputFiles.map(({ text }) => text).join('\n'));
}
