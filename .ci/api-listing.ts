/**
 * Lists everything public of a package: `pnpm --filter @companion/sdk api` writes its `api.md`,
 * and a test compares, so that no public change goes unnoticed. It reads the declarations that tsc
 * emits, from the entries of package.json along what they name, comments left out.
 */
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

interface Module {
  /** Declared at the top, by name; overloads together. */
  declarations: Map<string, string>;
  /** Where a name comes from that is imported, or exported from elsewhere. */
  origins: Map<string, { file: string; name: string }>;
  exported: Set<string>;
  /** Whose exports are its own. */
  wholly: string[];
}

interface Manifest {
  name: string;
  exports: Record<string, string | { types: string | { default: string } }>;
}

const NAMES = /^(import|export) (?:type )?\{([^}]*)\}(?: from '(\.[^']+)')?;$/;
const WHOLE = /^export (?:type )?\* from '([^']+)';$/;
/** Other packages, and what is imported for its side effects: nobody's names are listed from there. */
const ELSEWHERE = /^import [^;]*'[^']*';$|^export \{\};$/;
const DECLARATION =
  /^(export )?(?:default )?(?:declare )?(?:abstract )?(?:const|let|function|class|interface|type|enum) ([\w$]+)/;

export async function apiListing(folder: string): Promise<string> {
  const manifest = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const emitted = await mkdtemp(path.join(tmpdir(), 'companion-api-'));
  try {
    const tsc = path.resolve(import.meta.dirname, '../node_modules/.bin/tsc');
    const project = path.join(folder, 'tsconfig.build.json');
    await promisify(execFile)(tsc, ['-p', project, '--outDir', emitted]);
    return await listed(manifest, emitted);
  } finally {
    await rm(emitted, { recursive: true, force: true });
  }
}

async function listed({ name, exports }: Manifest, emitted: string): Promise<string> {
  const modules = new Map<string, Module>();
  const reached = new Map<string, Set<string>>();

  async function module(file: string): Promise<Module> {
    const known = modules.get(file) ?? parsed(await readFile(file, 'utf8'), file);
    modules.set(file, known);
    return known;
  }

  /** All names that a file exports. */
  async function namesOf(file: string): Promise<Set<string>> {
    const { exported, wholly } = await module(file);
    const others = await Promise.all(wholly.map(namesOf));
    return new Set([exported, ...others].flatMap((names) => [...names]));
  }

  /** Marks a declaration and all that it names. */
  async function reach(file: string, name: string): Promise<void> {
    const { declarations, origins, wholly } = await module(file);
    const declaration = declarations.get(name);
    if (declaration === undefined) {
      const origin = origins.get(name);
      if (origin) return reach(origin.file, origin.name);
      for (const other of wholly) await reach(other, name);
      return;
    }
    const names = reached.get(file) ?? new Set();
    if (names.has(name)) return;
    reached.set(file, names.add(name));
    for (const [word] of declaration.matchAll(/[\w$]+/g))
      if (declarations.has(word) || origins.has(word)) await reach(file, word);
    for (const [, from = '', word = ''] of declaration.matchAll(/import\("(\.[^"]+)"\)\.([\w$]+)/g))
      await reach(resolved(from, file), word);
  }

  let text = `# ${name}: everything public\n\nWritten by \`pnpm --filter ${name} api\`; a test compares.\n`;
  for (const [entry, file] of entriesOf(exports, emitted)) {
    text += `\n## \`${path.posix.join(name, entry)}\`\n`;
    if (file === undefined) continue;
    const names = [...(await namesOf(file))].sort();
    for (const name of names) await reach(file, name);
    text += `\n${names.map((name) => `- ${name}\n`).join('')}`;
  }
  text += '\n## Declarations\n';
  for (const file of [...reached.keys()].sort()) {
    const { declarations } = await module(file);
    const found = [...declarations].filter(([name]) => reached.get(file)?.has(name));
    const place = path.relative(emitted, file).replaceAll(path.sep, '/').replace('.d.ts', '');
    text += `\n### ${place}\n\n\`\`\`ts\n${found.map(([, declaration]) => declaration).join('\n')}\n\`\`\`\n`;
  }
  return text;
}

/** Each entry with the file of its types; a pattern of `exports` stands for every file that matches it. */
function entriesOf(
  exports: Manifest['exports'],
  emitted: string,
): [entry: string, file?: string][] {
  return Object.entries(exports).flatMap(([entry, target]): [string, string?][] => {
    const types = typeof target === 'string' ? undefined : target.types;
    const pattern = typeof types === 'object' ? types.default : types;
    if (pattern === undefined) return [[entry]];
    return globSync(pattern.replace('./dist/', ''), { cwd: emitted })
      .toSorted()
      .map((file) => [entry.replace('*', path.basename(file, '.d.ts')), path.join(emitted, file)]);
  });
}

/** tsc begins every statement with a word at the start of a line, and nothing else. */
function parsed(text: string, file: string): Module {
  const module: Module = {
    declarations: new Map(),
    origins: new Map(),
    exported: new Set(),
    wholly: [],
  };
  const code = text.replace(/^\s*\/\*\*[\s\S]*?\*\/\n|[ \t]*\/\*\*[\s\S]*?\*\//gm, '').trim();
  for (const statement of code.split(/\n(?=[a-z]+ )/)) {
    const whole = WHOLE.exec(statement);
    const declared = DECLARATION.exec(statement);
    const named = NAMES.exec(statement);
    if (whole) module.wholly.push(resolved(whole[1] ?? '', file));
    else if (declared) {
      const [, exported, name = ''] = declared;
      const before = module.declarations.get(name);
      module.declarations.set(name, before ? `${before}\n${statement}` : statement);
      if (exported) module.exported.add(name);
    } else if (named) {
      const [, verb, list = '', from] = named;
      for (const item of list.split(',').filter((item) => item.trim() !== '')) {
        const [name = '', alias = name] = item
          .trim()
          .replace(/^type /, '')
          .split(' as ');
        if (verb === 'export') module.exported.add(alias);
        if (from) module.origins.set(alias, { file: resolved(from, file), name });
      }
    } else if (!ELSEWHERE.test(statement)) throw new Error(`${file}: can't read “${statement}”`);
  }
  return module;
}

const resolved = (from: string, file: string) =>
  path.resolve(path.dirname(file), from.replace(/\.tsx?$/, '.d.ts'));

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('which package?');
  await writeFile(path.join(folder, 'api.md'), await apiListing(folder));
}
