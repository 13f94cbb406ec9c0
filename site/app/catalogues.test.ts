import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';

interface Message {
  id: string;
  defaultMessage: string;
}

const root = path.resolve(import.meta.dirname, '../..');
const sources = {
  'packages/screens': import.meta.glob<Record<string, Record<string, Message>>>(
    '../../packages/screens/src/*/messages.ts',
    { eager: true },
  ),
  site: import.meta.glob<Record<string, Record<string, Message>>>('./messages.ts', { eager: true }),
};

const argumentsOf = (text: string): string[] =>
  parse(text)
    .flatMap((part) =>
      part.type === TYPE.literal || !('value' in part) ? [] : [String(part.value)],
    )
    .sort();

describe.each(Object.entries(sources))('the texts of %s', (folder, modules) => {
  const messages = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .flatMap((group) => Object.values(group));

  it.each(['zh', 'en', 'ja'])(
    'are all there in %s, none empty, none that nobody shows',
    (locale) => {
      const file = path.join(root, folder, 'messages', `${locale}.json`);
      const catalogue: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
      expect(Object.keys(catalogue).sort()).toEqual(messages.map(({ id }) => id).sort());
      for (const { id, defaultMessage } of messages) {
        const text = catalogue[id] ?? '';
        expect(text.trim(), id).not.toBe('');
        expect(argumentsOf(text), id).toEqual(argumentsOf(defaultMessage));
        if (locale === 'zh') expect(text).toBe(defaultMessage);
      }
    },
  );
});
