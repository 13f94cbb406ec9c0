/** The types of the packed packages in a host that is installed by pnpm, with each major version of TypeScript. */
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { moduleOf, snippetsOf } from '../snippets.ts';

const root = path.resolve(import.meta.dirname, '../..');
const execute = promisify(execFile);
const require = createRequire(import.meta.url);

/** A package that a host installs: its folder in the workspace, and its tarball. */
export interface Packed {
  folder: string;
  tarball: string;
}

const compilers = {
  '5.9': require.resolve('typescript-5/bin/tsc'),
  '6': require.resolve('typescript-6/bin/tsc'),
  // Its `exports` hide the command.
  '7': path.join(root, 'node_modules/typescript/bin/tsc'),
};
const modules = [
  { module: 'ESNext', moduleResolution: 'bundler' },
  { module: 'node16', moduleResolution: 'node16' },
];

/** What a host has beside our packages, from the site's dependencies. */
const hostDependencies = ['react', '@types/react', '@types/react-dom', 'react-dom', 'react-router'];

/**
 * Compiles the samples of the packages' READMEs, and a library that wraps each of their hooks and factories, without
 * any ambient types. The library emits declarations, so each inferred type must have a name that the host can import.
 */
export async function hostTypeProblems(packages: Packed[], host: string): Promise<string[]> {
  await writeFile(path.join(host, 'package.json'), JSON.stringify({ type: 'module' }));
  for (const name of hostDependencies)
    await link(path.join(root, 'site/node_modules', name), path.join(host, 'node_modules', name));
  const entries: string[] = [];
  for (const packed of packages) entries.push(...(await install(packed, host)));
  await writeSamples(packages, host);
  await writeWrappers(entries, host);
  const problems: string[] = [];
  for (const [version, compiler] of Object.entries(compilers))
    for (const resolution of modules)
      for (const error of await errorsOf(compiler, resolution, host))
        problems.push(`TypeScript ${version}, ${resolution.module}: ${error}`);
  return problems;
}

async function errorsOf(compiler: string, resolution: object, host: string): Promise<string[]> {
  const compilerOptions = {
    ...resolution,
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    strict: true,
    types: [],
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: '.',
    outDir: 'out',
  };
  const config = { compilerOptions, include: ['samples', 'wrappers'] };
  await writeFile(path.join(host, 'tsconfig.json'), JSON.stringify(config));
  return execute(process.execPath, [compiler, '-p', host]).then(
    () => [],
    ({ stdout }: { stdout: string }) =>
      stdout.split('\n').filter((line) => /\berror TS/.test(line)),
  );
}

/** Unpacks a package where it finds only its own dependencies, as pnpm does. Returns its script entries. */
async function install({ folder, tarball }: Packed, host: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    dependencies?: Record<string, string>;
    peerDependencies?: Record<string, string>;
  };
  const { name, dependencies, peerDependencies } = manifest;
  const store = path.join(host, 'node_modules/.pnpm', name.replace('/', '+'), 'node_modules');
  const own = path.join(store, name);
  await mkdir(own, { recursive: true });
  await execute('tar', ['-xzf', tarball, '--strip-components=1', '-C', own]);
  await link(own, path.join(host, 'node_modules', name));
  for (const dependency of Object.keys({ ...dependencies, ...peerDependencies }))
    await link(path.join(folder, 'node_modules', dependency), path.join(store, dependency));
  if (peerDependencies?.['react'])
    await link(path.join(root, 'site/node_modules/@types/react'), path.join(store, '@types/react'));
  return globSync('dist/{index,entries/*}.js', { cwd: own }).map((file) =>
    file === 'dist/index.js' ? name : `${name}/${path.basename(file, '.js')}`,
  );
}

/** The samples of the READMEs, as files. */
async function writeSamples(packages: Packed[], host: string): Promise<void> {
  await mkdir(path.join(host, 'samples'));
  for (const { folder } of packages) {
    const readme = await readFile(path.join(folder, 'README.md'), 'utf8');
    for (const [index, { language, code }] of snippetsOf(readme).entries())
      await writeFile(
        path.join(host, 'samples', `${path.basename(folder)}-${index + 1}.${language}`),
        moduleOf(code),
      );
  }
}

/** A file for each hook and factory: in one file, an import for another one could name its types. */
async function writeWrappers(entries: string[], host: string): Promise<void> {
  await mkdir(path.join(host, 'wrappers'));
  const fromHost = createRequire(path.join(host, 'index.js'));
  for (const entry of entries) {
    const exported = (await import(pathToFileURL(fromHost.resolve(entry)).href)) as object;
    for (const name of Object.keys(exported).filter((name) => /^(?:use|create)[A-Z]/.test(name)))
      await writeFile(
        path.join(host, 'wrappers', `${path.basename(entry)}-${name}.ts`),
        `import { ${name} } from '${entry}';
export const wrapped = (...given: Parameters<typeof ${name}>) => ${name}(...given);
`,
      );
  }
}

async function link(target: string, place: string): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true });
  await symlink(await realpath(target), place);
}
