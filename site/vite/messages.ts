import path from 'node:path';
import { compile } from '@formatjs/cli-lib';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:messages/';
const root = path.resolve(import.meta.dirname, '../..');

/** Texts of the login dialog, which loads late. The published catalogues of ui hold all texts of a language. */
const lateOfUi = /^ui\.(?:captcha|login)\./;

const fileOf = (folder: string, name: string) =>
  path.join(root, folder, 'messages', `${name}.json`);

/**
 * `virtual:messages/zh` is the catalogue of a language that every page loads, `virtual:messages/late/zh` that of parts
 * that load later. Both are compiled by FormatJS: no page carries the ICU parser.
 * Ids and duplicates are checked by the tests of the catalogues.
 */
export function messages(): Plugin {
  return {
    name: 'companion:messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return;
      const name = id.slice(PREFIX.length + 1);
      const isLate = name.startsWith('late/');
      const files = [fileOf('packages/ui', path.basename(name)), fileOf('packages/screens', name)];
      if (!isLate) files.push(fileOf('site', name));
      for (const file of files) this.addWatchFile(file);
      const all = JSON.parse(await compile(files, { ast: true, format: 'simple' }));
      const wanted = Object.entries(all).filter(
        ([key]) => !key.startsWith('ui.') || lateOfUi.test(key) === isLate,
      );
      return `export default ${JSON.stringify(Object.fromEntries(wanted))}`;
    },
  };
}
