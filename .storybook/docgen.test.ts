import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtinResolvers, makeFsImporter, parse } from 'react-docgen';
import { describe, expect, it } from 'vitest';
import { defaultOf, withoutDefault, written } from './prop-table.ts';

const sources = path.resolve(import.meta.dirname, '../packages/ui/src');
const files = globSync(`${sources}/*/*/*.tsx`).filter((file) => !/\.(stories|test)\./.test(file));

/** Resolves like Storybook's build, but not into other packages. */
const resolver = new builtinResolvers.FindExportedDefinitionsResolver();
const importer = makeFsImporter((name, folder) => {
  const file = path.resolve(folder, name);
  if (name.startsWith('.') && existsSync(file)) return file;
  throw Object.assign(new Error(`${name} is external`), { code: 'MODULE_NOT_FOUND' });
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
    // The file has no component.
    if (error instanceof Error && /No suitable component/.test(error.message)) return [];
    throw error;
  }
};

describe('props', () => {
  const props = files.flatMap(propsOf);

  it('have types that react-docgen can read', () => {
    expect(props.length).toBeGreaterThan(150);
    const unread = props.filter(({ type }) => type === undefined);
    // It can't read `readonly X[]`.
    expect(unread, 'write ReadonlyArray<X>').toEqual([]);
  });

  it('show the members of a named union', () => {
    const moods = props.find(({ name }) => name === 'Avatar mood');
    expect(moods?.type).toMatch(/'idle'\s*\| 'happy'/);
  });

  it('show the type of a list', () => {
    const messages = props.find(({ name }) => name === 'MessageList messages');
    expect(messages?.type).toBe('ReadonlyArray<ChatMessage>');
  });

  it('name a default only at the end of a docstring, where the table takes it from', () => {
    const descriptions = props.map(
      ({ description }) => withoutDefault(description ?? '').description,
    );
    expect(descriptions.filter((description) => /default:/i.test(description))).toEqual([]);
  });

  it('name the same default as the code', () => {
    const plain = (value: string | undefined) => value?.replaceAll("'", '').split(/[ (]/)[0];
    const wrong = props.flatMap(({ name, description, inCode }) => {
      const { said } = withoutDefault(description ?? '');
      return said === undefined || plain(defaultOf(inCode, said)) === plain(said) ? [] : name;
    });
    expect(wrong).toEqual([]);
  });

  it('have a docstring when they are public', () => {
    const undocumented = props.filter(({ isPublic, description }) => isPublic && !description);
    expect(undocumented.map(({ name }) => name)).toEqual([]);
  });
});
