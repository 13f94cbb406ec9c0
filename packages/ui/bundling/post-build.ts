import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { languages } from './entries.ts';
import { hostCss } from './host-css.ts';

const dist = new URL('../dist/', import.meta.url);
const write = (name: string, text: string) => writeFileSync(new URL(name, dist), text);

const stylesheetsIn = (folder: string) =>
  readdirSync(new URL(folder, dist))
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}${name}`);

/** Minifies the stylesheets, with the order of the layers at the top, and writes the catalogues as modules. */
export async function postBuild(): Promise<void> {
  // The stylesheet of a lazy chunk: the one of its entry has the same rules.
  for (const file of stylesheetsIn('')) rmSync(new URL(file, dist));
  for (const file of stylesheetsIn('entries/')) {
    const css = readFileSync(new URL(file, dist), 'utf8');
    const { code } = await transform(css, { loader: 'css', minify: true });
    write(file, hostCss + code.replace(/@layer [\w.]+;/g, '').trim());
  }
  mkdirSync(new URL('messages/', dist), { recursive: true });
  for (const language of languages) {
    const catalogue = readFileSync(
      new URL(`../messages/${language}.json`, import.meta.url),
      'utf8',
    );
    const ids = Object.keys(JSON.parse(catalogue) as object)
      .map((id) => `'${id}'`)
      .join(' | ');
    write(`messages/${language}.js`, `export default ${catalogue.trim()};\n`);
    write(
      `messages/${language}.d.ts`,
      `declare const messages: Readonly<Record<${ids}, string>>;\nexport default messages;\n`,
    );
  }
}
