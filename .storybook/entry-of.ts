import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { virtualModule } from './virtual-module.ts';

const sources = path.resolve(import.meta.dirname, '../packages/ui/src');

/** The entry of each component, and the entries that have a stylesheet. */
export interface Entries {
  of: Record<string, string>;
  styled: string[];
}

/** Tells stories from which entry of `@companion/ui` a component is imported. */
export const entryOf = (): Plugin => virtualModule('entry-of', readEntries);

export function readEntries(): Entries {
  const entries = globSync('entries/*.ts', { cwd: sources }).map((file) =>
    path.basename(file, '.ts'),
  );
  const pages = globSync('*/*/*.mdx', { cwd: sources }).map(read).join('\n');
  return {
    of: Object.fromEntries(
      entries.flatMap((entry) =>
        namesOf(`entries/${entry}.ts`)
          .filter((name) => /^[A-Z][a-z]/.test(name))
          .map((name) => [name, entry]),
      ),
    ),
    styled: entries.filter((entry) => pages.includes(`'@companion/ui/${entry}.css'`)),
  };
}

const read = (file: string) => readFileSync(path.join(sources, file), 'utf8');

/** The values that a module exports. */
function namesOf(file: string): string[] {
  const text = read(file);
  const passedOn = [...text.matchAll(/^export \* from '(.+)';/gm)].flatMap(([, from = '']) =>
    namesOf(path.join(path.dirname(file), from)),
  );
  const listed = [...text.matchAll(/^export \{([^}]+)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  const declared = [...text.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
  return [...passedOn, ...listed, ...declared];
}
