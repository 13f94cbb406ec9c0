import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtinResolvers, type Documentation, makeFsImporter, parse } from 'react-docgen';

const sources = path.resolve(import.meta.dirname, '../packages/ui/src');

/** Resolves like Storybook's build, but not into other packages. */
const resolver = new builtinResolvers.FindExportedDefinitionsResolver();
const importer = makeFsImporter((name, folder) => {
  const file = path.resolve(folder, name);
  if (name.startsWith('.') && existsSync(file)) return file;
  throw Object.assign(new Error(`${name} is external`), { code: 'MODULE_NOT_FOUND' });
});

export interface Documented {
  file: string;
  component: Documentation;
  /** Whether the folder exports it. */
  isPublic: boolean;
}

/** What Storybook's build adds to each component of the library. Vitest leaves it out. */
export function documented(): Documented[] {
  return globSync(`${sources}/*/*/*.tsx`)
    .filter((file) => !/\.(stories|test)\./.test(file))
    .flatMap((file) => {
      const names = exportsOf(path.dirname(file));
      return read(file).map((component) => ({
        file,
        component,
        isPublic: names.includes(`${component.displayName}`),
      }));
    });
}

function exportsOf(folder: string): string[] {
  const index = path.join(folder, 'index.ts');
  return existsSync(index) ? (readFileSync(index, 'utf8').match(/\w+/g) ?? []) : [];
}

function read(file: string): Documentation[] {
  const source = readFileSync(file, 'utf8');
  if (!/export (default )?(function|const) [A-Z]/.test(source)) return [];
  try {
    return parse(source, { filename: file, resolver, importer });
  } catch (error) {
    // The file has no component.
    if (error instanceof Error && /No suitable component/.test(error.message)) return [];
    throw error;
  }
}
