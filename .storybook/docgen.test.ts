import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtinResolvers, makeFsImporter, parse } from 'react-docgen';
import { describe, expect, it } from 'vitest';

const sources = path.resolve(import.meta.dirname, '../packages/ui/src');
const files = globSync(`${sources}/*/*.tsx`).filter((file) => !/\.(stories|test)\./.test(file));

/** As Storybook's build reads them, but what comes from other packages. */
const resolver = new builtinResolvers.FindExportedDefinitionsResolver();
const importer = makeFsImporter((name, folder) => {
  const file = path.resolve(folder, name);
  if (name.startsWith('.') && existsSync(file)) return file;
  throw Object.assign(new Error(`${name} is not read`), { code: 'MODULE_NOT_FOUND' });
});

const propsOf = (file: string) => {
  const source = readFileSync(file, 'utf8');
  if (!/export (default )?(function|const) [A-Z]/.test(source)) return [];
  try {
    return parse(source, { filename: file, resolver, importer }).flatMap(({ displayName, props }) =>
      Object.entries(props ?? {}).map(([name, { tsType }]) => ({
        name: `${displayName} ${name}`,
        type: tsType && ('raw' in tsType ? tsType.raw : tsType.name),
      })),
    );
  } catch (error) {
    // A file of hooks or tables.
    if (error instanceof Error && /No suitable component/.test(error.message)) return [];
    throw error;
  }
};

describe('the types of props', () => {
  const props = files.flatMap(propsOf);

  it('are read, each of them', () => {
    expect(props.length).toBeGreaterThan(150);
    expect(props.filter(({ type }) => type === undefined || type === 'unknown')).toEqual([]);
  });

  it('name the choices of a type that has a name', () => {
    const moods = props.find(({ name }) => name === 'Avatar mood');
    expect(moods?.type).toMatch(/'idle'\s*\| 'happy'/);
  });

  it('say of a list what it is a list of', () => {
    expect(props).toContainEqual({
      name: 'MessageList messages',
      type: 'readonly ChatMessage[]',
    });
  });
});
