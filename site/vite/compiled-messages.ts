import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:messages/';
const packages = ['packages/ui', 'packages/screens', 'site'];

/**
 * `virtual:messages/zh` is one language's catalogue: ui's, the screens' and the site's messages in
 * one, parsed here so that no page carries the ICU parser.
 */
export function compiledMessages(root: string): Plugin {
  return {
    name: 'companion:compiled-messages',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return;
      const locale = id.slice(PREFIX.length + 1);
      const compiled: Record<string, unknown> = {};
      for (const name of packages) {
        const file = path.join(root, name, 'messages', `${locale}.json`);
        this.addWatchFile(file);
        const catalogue: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
        for (const [key, text] of Object.entries(catalogue)) {
          if (text.trim() === '') this.error(`${file}: ${key} is empty`);
          compiled[key] = parse(text, { locale: new Intl.Locale(locale) });
        }
      }
      return `export default ${JSON.stringify(compiled)}`;
    },
  };
}
