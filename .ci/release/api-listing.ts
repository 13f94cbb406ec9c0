/**
 * Writes `api.md` of a package: `pnpm --filter @companion/ui api`. It holds every declaration file that
 * the entries reach, without comments; a test compares, so no public change goes unnoticed. API Extractor
 * would need one run for each entry and a TypeScript of its own; this takes 2 s.
 */
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

interface Manifest {
  name: string;
  exports: Record<string, string | { types: string | { default: string } }>;
}

const IMPORTED = /(?:from |import\()['"](\.[^'"]+)\.tsx?['"]/g;

export async function apiListing(folder: string): Promise<string> {
  const manifest = await readFile(path.join(folder, 'package.json'), 'utf8');
  const { name, exports } = JSON.parse(manifest) as Manifest;
  const emitted = await mkdtemp(path.join(tmpdir(), 'companion-api-'));
  try {
    const tsc = path.resolve(import.meta.dirname, '../../node_modules/.bin/tsc');
    const project = path.join(folder, 'tsconfig.build.json');
    await promisify(execFile)(tsc, ['-p', project, '--outDir', emitted, '--removeComments']);
    const declarations = await reachedDeclarations(entryFiles(exports, emitted), emitted);
    const sections = Array.from(declarations)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, text]) => `## ${file}\n\n\`\`\`ts\n${text.trim()}\n\`\`\`\n`);
    const entries = Object.keys(exports).map((entry) => `- \`${path.posix.join(name, entry)}\`\n`);
    return `# ${name}: public API

Written by \`pnpm --filter ${name} api\`; a test compares. Public are the names that these entries export.
Other declarations are here because public types use them.

${entries.join('')}
${sections.join('\n')}`;
  } finally {
    await rm(emitted, { recursive: true, force: true });
  }
}

/** The declaration files of the entries, relative to the folder that tsc wrote. */
function entryFiles(exports: Manifest['exports'], emitted: string): string[] {
  return Object.values(exports).flatMap((target) => {
    const types = typeof target === 'string' ? undefined : target.types;
    const pattern = typeof types === 'object' ? types.default : types;
    return pattern ? globSync(pattern.replace('./dist/', ''), { cwd: emitted }) : [];
  });
}

/** The files and all that they import from this package, with their text. */
async function reachedDeclarations(
  entries: readonly string[],
  emitted: string,
): Promise<Map<string, string>> {
  const declarations = new Map<string, string>();
  const files = new Set(entries);
  // A set also visits what is added on the way.
  for (const file of files) {
    const text = await readFile(path.join(emitted, file), 'utf8');
    for (const [, imported = ''] of text.matchAll(IMPORTED))
      files.add(path.posix.join(path.posix.dirname(file), `${imported}.d.ts`));
    declarations.set(file, text);
  }
  return declarations;
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('name the folder of a package');
  await writeFile(path.join(folder, 'api.md'), await apiListing(folder));
}
