import path from 'node:path';
import { compile } from '@formatjs/cli-lib';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:messages/';
const root = path.resolve(import.meta.dirname, '../..');

/** The catalogues of one language, in the packages whose texts the site shows. */
const catalogues = (locale: string): string[] =>
  ['packages/ui', 'packages/screens', 'site'].map((folder) =>
    path.join(root, folder, 'messages', `${locale}.json`),
  );

/**
 * `virtual:messages/zh` is the whole catalogue of a language, compiled by FormatJS: no page carries the ICU parser.
 * Ids and duplicates are checked by the tests of the catalogues.
 */
export function messages(): Plugin {
  return {
    name: 'companion:messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return;
      const files = catalogues(id.slice(PREFIX.length + 1));
      for (const file of files) this.addWatchFile(file);
      return `export default ${await compile(files, { ast: true, format: 'simple' })}`;
    },
  };
}
