import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const tsc = path.join(root, 'node_modules/.bin/tsc');
const run = (...parameters: string[]) =>
  promisify(execFile)(tsc, parameters).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );

it('the declarations compile in a project for Node, without the DOM', async () => {
  // Below the package, so that its dependencies are found.
  const cache = path.join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'declarations-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const project = path.join(root, 'tsconfig.build.json');
  expect(await run('-p', project, '--outDir', path.join(folder, 'dist'))).toBe('');

  const entries = globSync(
    'dist/{index,validated-client,entries/*,contract/index,messaging/conformance}.d.ts',
    { cwd: folder },
  );
  expect(entries.length).toBeGreaterThan(10);
  const exports = entries.map(
    (entry, index) => `export * as entry${index} from './${entry.replace('.d.ts', '.js')}';`,
  );
  await writeFile(path.join(folder, 'index.ts'), exports.join('\n'));
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2023'],
    types: ['node'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
  };
  const config = { compilerOptions, files: ['index.ts'] };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  expect(await run('-p', folder)).toBe('');
});
