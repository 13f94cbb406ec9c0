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
  'packages/screens': import.meta.glob<Record<string, Record<string, Message>>>(
    '../../../packages/screens/src/*/messages.ts',
    { eager: true },
  ),
  site: import.meta.glob<Record<string, Record<string, Message>>>('./messages.ts', { eager: true }),
};

const locales = ['zh', 'en', 'ja'] as const;
const catalogueOf = (folder: string, locale: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(root, folder, 'messages', `${locale}.json`), 'utf8'));

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

  it.each(locales)('are all there in %s, none empty, none that nobody shows', (locale) => {
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

describe.each(locales)('one thing has one name in %s', (locale) => {
  const site = catalogueOf('site', locale);
  const screens = catalogueOf('packages/screens', locale);

  it.each([
    ['site.chat.title', 'screens.companion.chat'],
    ['site.footer.jobs', 'screens.about.jobs'],
    ['site.library.title', 'screens.library.title'],
    ['site.companionGames.title', 'screens.companionGames.title'],
    ['site.companions.title', 'screens.companions.title'],
  ])('%s says what %s says', (ours, theirs) => {
    expect(site[ours]).toBe(screens[theirs]);
  });

  it.each(['site.library.description', 'site.entities.description'])(
    '%s calls what is to be found by the names of its filters',
    (id) => {
      for (const kind of ['role', 'item', 'place', 'boss'] as const)
        expect(site[id]?.toLowerCase()).toContain(entityKindNames[kind][locale].toLowerCase());
    },
  );
});
