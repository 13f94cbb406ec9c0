import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { type Change, changed, type SourceNode, visit } from './source-changes.ts';

const PREFIX = 'virtual:messages/';
const packages = ['packages/ui', 'packages/screens', 'site'];

/** Fields of a descriptor that no page needs beside the catalogues: notes for translators, and the source text. */
const NEEDLESS = new Set(['defaultMessage', 'description']);

/**
 * `virtual:messages/zh` is one language's catalogue: the messages of ui, screens and site together, parsed here
 * so that no page carries the ICU parser. Of a descriptor only the id is left, and in a build the ids become
 * numbers: spelled out, they would be half of each catalogue.
 */
export function compiledMessages(root: string): Plugin {
  let numbers: Map<string, number> | undefined;
  return {
    name: 'companion:compiled-messages',
    enforce: 'pre',
    async configResolved({ command }) {
      // Builds only: in development each added text would renumber those after it.
      if (command === 'build') numbers = await numberIds(root);
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return;
      const locale = id.slice(PREFIX.length + 1);
      const compiled = new Map<string, MessageFormatElement[]>();
      for (const file of catalogueFiles(root, locale)) {
        this.addWatchFile(file);
        for (const [key, text] of Object.entries(await readCatalogue(file))) {
          if (text.trim() === '') this.error(`${file}: ${key} is empty`);
          compiled.set(key, compile(text, locale));
        }
      }
      if (!numbers) return `export default ${JSON.stringify(Object.fromEntries(compiled))}`;
      const inOrder = [...numbers.keys()].map(
        (key) => compiled.get(key) ?? this.error(`${key} has no text in ${locale}`),
      );
      return `export default ${packed(inOrder)}`;
    },
    transform: {
      filter: { id: /[\\/]messages\.ts$/ },
      handler(code) {
        const changes: Change[] = [];
        visit(
          this.parse(code, { lang: 'ts' }),
          ({ type, start, end, key, value }: PropertyNode) => {
            if (type !== 'Property') return true;
            if (NEEDLESS.has(key?.name ?? '')) {
              const [comma = ''] = /^\s*,/.exec(code.slice(end)) ?? [];
              changes.push([start, end + comma.length, '']);
            }
            const number = key?.name === 'id' ? numbers?.get(String(value?.value)) : undefined;
            if (number !== undefined) changes.push([start, end, `id: '${number}'`]);
            return true;
          },
        );
        return { code: changed(code, changes), map: null };
      },
    },
  };
}

const catalogueFiles = (root: string, locale: string): string[] =>
  packages.map((name) => path.join(root, name, 'messages', `${locale}.json`));

async function readCatalogue(file: string): Promise<Record<string, string>> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Numbers the ids in the order of the source language's catalogues; the other languages have the same ids. */
async function numberIds(root: string): Promise<Map<string, number>> {
  const catalogues = await Promise.all(catalogueFiles(root, 'zh').map(readCatalogue));
  return new Map(catalogues.flatMap(Object.keys).map((id, number) => [id, number]));
}

const compile = (text: string, locale: string): MessageFormatElement[] =>
  parse(text, { locale: new Intl.Locale(locale) });

/**
 * Texts in number order. One without arguments ships as a string and is wrapped at run time: react-intl would
 * report a bare string as unparsable.
 */
function packed(messages: readonly MessageFormatElement[][]): string {
  const sent = messages.map((parts) => {
    const [first] = parts;
    return parts.length === 1 && first?.type === TYPE.literal ? first.value : parts;
  });
  return `${JSON.stringify(sent)}.map(text=>text.map?text:[{type:${TYPE.literal},value:text}])`;
}

interface PropertyNode extends SourceNode {
  key?: { name?: string };
  value?: { value?: unknown };
}
