import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { layers } from '../src/theme/layers.ts';
import { entries, languages, serverSafe } from './entries.ts';
import { checkExports } from './exports.ts';

const dist = new URL('../dist/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, dist), 'utf8');
const write = (name: string, text: string) => writeFileSync(new URL(name, dist), text);

/**
 * What the bundler leaves open: stylesheets that state the order of the layers once, at their head;
 * `"use client"` on entries with components; the catalogues as modules.
 */
export function finish(): void {
  const order = `@layer ${Object.values(layers).join(',')};`;
  for (const file of readdirSync(dist).filter((name) => name.endsWith('.css'))) {
    // A stylesheet of a chunk that is loaded later: its entry's own has the same rules.
    if (!entries.includes(file.replace('.css', ''))) {
      rmSync(new URL(file, dist));
      continue;
    }
    const rules = read(file)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^@layer [\w.]+;$/gm, '')
      .replace(/\n{2,}/g, '\n');
    write(file, `${order}\n${rules.trim()}\n`);
  }
  for (const name of entries)
    if (!serverSafe.has(name)) write(`${name}.js`, `'use client';\n${read(`${name}.js`)}`);
  for (const language of languages) {
    const catalogue = readFileSync(
      new URL(`../messages/${language}.json`, import.meta.url),
      'utf8',
    );
    write(`messages-${language}.js`, `export default ${catalogue.trim()};\n`);
    write(
      `messages-${language}.d.ts`,
      'declare const messages: Readonly<Record<string, string>>;\nexport default messages;\n',
    );
  }
  checkExports();
}
