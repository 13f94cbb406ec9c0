import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:messages/';
const packages = ['packages/ui', 'packages/screens', 'site'];

/** What a catalogue makes needless in the bundle: the texts for translators, and the source language. */
const NEEDLESS = new Set(['defaultMessage', 'description']);

/**
 * `virtual:messages/zh` is one language's catalogue: ui's, the screens' and the site's messages in
 * one, parsed here so that no page carries the ICU parser. Descriptors keep their ids alone.
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
          compiled[key] = compile(text, locale);
        }
      }
      return `export default ${JSON.stringify(compiled)}`;
    },
    transform: {
      filter: { id: /[\\/]messages\.ts$/ },
      handler(code) {
        const needless: [start: number, end: number][] = [];
        visit(this.parse(code, { lang: 'ts' }), (node) => {
          if (node.type === 'Property' && NEEDLESS.has(node.key?.name ?? ''))
            needless.push([node.start, node.end]);
        });
        let kept = code;
        for (const [start, end] of needless.reverse())
          kept = kept.slice(0, start) + kept.slice(end).replace(/^\s*,/, '');
        return { code: kept, map: null };
      },
    },
  };
}

/** A text without arguments stays a text: react-intl gives it back as it is. */
function compile(text: string, locale: string): unknown {
  const parts = parse(text, { locale: new Intl.Locale(locale) });
  const [first] = parts;
  return parts.length === 1 && first?.type === TYPE.literal ? first.value : parts;
}

interface Node {
  type: string;
  start: number;
  end: number;
  key?: { name?: string };
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && 'start' in value) see(value as Node);
  for (const child of Object.values(value)) visit(child, see);
}
