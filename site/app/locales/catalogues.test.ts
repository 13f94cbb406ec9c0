import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { entityKindNames } from '../../../packages/sandbox/src/resources/names.ts';

interface Message {
  id: string;
  defaultMessage: string;
}

const root = path.resolve(import.meta.dirname, '../../..');
const sources = {
  'packages/screens/messages': import.meta.glob<Record<string, Record<string, Message>>>(
    '../../../packages/screens/src/*/messages.ts',
    { eager: true },
  ),
  'packages/screens/messages/late': import.meta.glob<Record<string, Record<string, Message>>>(
    '../../../packages/screens/src/*/late-messages.ts',
    { eager: true },
  ),
  'site/messages': import.meta.glob<Record<string, Record<string, Message>>>('./messages.ts', {
    eager: true,
  }),
};

const locales = ['zh', 'en', 'ja'] as const;
const catalogueOf = (folder: string, locale: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(root, folder, `${locale}.json`), 'utf8'));

const argumentsOf = (text: string): string[] =>
  parse(text)
    .flatMap((part) =>
      part.type === TYPE.literal || !('value' in part) ? [] : [String(part.value)],
    )
    .sort();

describe.each(Object.entries(sources))('texts of %s', (folder, modules) => {
  const messages = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .flatMap((group) => Object.values(group));

  it.each(locales)('are complete in %s, none empty, none unused', (locale) => {
    const catalogue = catalogueOf(folder, locale);
    expect(Object.keys(catalogue).sort()).toEqual(messages.map(({ id }) => id).sort());
    for (const { id, defaultMessage } of messages) {
      const text = catalogue[id] ?? '';
      expect(text.trim(), id).not.toBe('');
      expect(argumentsOf(text), id).toEqual(argumentsOf(defaultMessage));
      if (locale === 'zh') expect(text).toBe(defaultMessage);
    }
  });
});

describe.each(locales)('names in %s', (locale) => {
  const screens = catalogueOf('packages/screens/messages', locale);

  it('are the same in the title of a chat and in the link to it', () => {
    expect(screens['screens.chat.title']).toBe(screens['screens.companion.chat']);
  });

  it.each(['screens.library.description', 'screens.entities.description'])(
    'are those of the filters in %s',
    (id) => {
      for (const kind of ['role', 'item', 'place', 'boss'] as const)
        expect(screens[id]?.toLowerCase()).toContain(entityKindNames[kind][locale].toLowerCase());
    },
  );
});
