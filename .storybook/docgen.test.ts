import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtinResolvers, makeFsImporter, parse } from 'react-docgen';
import { describe, expect, it } from 'vitest';
import { defaultOf, withoutDefault, written } from './prop-table.ts';

const sources = path.resolve(import.meta.dirname, '../packages/ui/src');
const files = globSync(`${sources}/*/*/*.tsx`).filter((file) => !/\.(stories|test)\./.test(file));

/** As Storybook's build reads them, but what comes from other packages. */
const resolver = new builtinResolvers.FindExportedDefinitionsResolver();
const importer = makeFsImporter((name, folder) => {
  const file = path.resolve(folder, name);
  if (name.startsWith('.') && existsSync(file)) return file;
  throw Object.assign(new Error(`${name} is not read`), { code: 'MODULE_NOT_FOUND' });
});

/** The names that an entry exports. */
const exportsOf = (folder: string): string[] => {
  const index = path.join(folder, 'index.ts');
  return existsSync(index) ? (readFileSync(index, 'utf8').match(/\w+/g) ?? []) : [];
};

const propsOf = (file: string) => {
  const source = readFileSync(file, 'utf8');
  if (!/export (default )?(function|const) [A-Z]/.test(source)) return [];
  try {
    return parse(source, { filename: file, resolver, importer }).flatMap(({ displayName, props }) =>
      Object.entries(props ?? {}).map(([name, { tsType, description, defaultValue }]) => ({
        name: `${displayName} ${name}`,
        type: written(tsType),
        description,
        inCode: typeof defaultValue?.value === 'string' ? defaultValue.value : undefined,
        isPublic: exportsOf(path.dirname(file)).includes(`${displayName}`),
      })),
    );
  } catch (error) {
    // A file of hooks or tables.
    if (error instanceof Error && /No suitable component/.test(error.message)) return [];
    throw error;
  }
};

describe('the props', () => {
  const props = files.flatMap(propsOf);

  it('have types that react-docgen can read', () => {
    expect(props.length).toBeGreaterThan(150);
    const unread = props.filter(({ type }) => type === undefined);
    // It can't read `readonly X[]`.
    expect(unread, 'write ReadonlyArray<X>').toEqual([]);
  });

  it('have the choices of a type that has a name', () => {
    const moods = props.find(({ name }) => name === 'Avatar mood');
    expect(moods?.type).toMatch(/'idle'\s*\| 'happy'/);
  });

  it('say of a list what it is a list of', () => {
    const messages = props.find(({ name }) => name === 'MessageList messages');
    expect(messages?.type).toBe('ReadonlyArray<ChatMessage>');
  });

  it('say a default last, so that it stands in its column and nowhere else', () => {
    const told = props.map(({ description }) => withoutDefault(description ?? '').description);
    expect(told.filter((description) => /default:/i.test(description))).toEqual([]);
  });

  it('say no other default than the code has', () => {
    const plain = (value: string | undefined) => value?.replaceAll("'", '').split(/[ (]/)[0];
    const wrong = props.flatMap(({ name, description, inCode }) => {
      const { said } = withoutDefault(description ?? '');
      return said === undefined || plain(defaultOf(inCode, said)) === plain(said) ? [] : name;
    });
    expect(wrong).toEqual([]);
  });

  it('say what they are for, each that a host can set', () => {
    const mute = props.filter(({ isPublic, description }) => isPublic && !description);
    expect(mute.map(({ name }) => name)).toEqual([]);
  });
});
