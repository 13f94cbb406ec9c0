/**
 * Packs the published packages and checks the tarballs: publint, are-the-types-wrong, and no file that is
 * only ours: `pnpm check:packages`. They must be built. Ends with one line: `N passed, N failed`.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { publishedPackages, strayFiles, withPnpmfile } from './publication.ts';

/** The packages are ESM only, for bundlers and for Node, which both follow `exports`. */
const IGNORED_RESOLUTIONS = ['node10', 'node16-cjs'];

const root = path.resolve(import.meta.dirname, '../..');
let failed = 0;
for (const name of publishedPackages) {
  const problems = await problemsOf(path.join(root, name));
  for (const problem of problems) process.stdout.write(`${name}: ${problem}\n`);
  if (problems.length > 0) failed += 1;
}
process.stdout.write(`${publishedPackages.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;

async function problemsOf(folder: string): Promise<string[]> {
  const temporary = await mkdtemp(path.join(tmpdir(), 'companion-pack-'));
  try {
    const file = path.join(temporary, 'package.tgz');
    await promisify(execFile)('pnpm', ['pack', withPnpmfile, '--out', file], { cwd: folder });
    const tarball = new Uint8Array(await readFile(file));
    return [
      ...strayProblems(tarball),
      ...(await publintProblems(tarball)),
      ...(await typeProblems(tarball)),
    ];
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

function strayProblems(tarball: Uint8Array): string[] {
  const packed = createPackageFromTarballData(tarball);
  const prefix = `/node_modules/${packed.packageName}/`;
  const files = packed.listFiles(prefix).map((file) => file.replace(prefix, ''));
  return strayFiles(files).map((file) => `${file} does not belong into the package`);
}

async function publintProblems(tarball: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { messages, pkg } = await publint({
    pack: { tarball: tarball.buffer },
    level: 'suggestion',
    strict: true,
  });
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`);
}

async function typeProblems(tarball: Uint8Array): Promise<string[]> {
  const packed = createPackageFromTarballData(tarball);
  const result = await checkPackage(packed, {
    // It does not follow patterns of `exports` by itself.
    includeEntrypoints: packed
      .listFiles(`/node_modules/${packed.packageName}/dist/entries`)
      .flatMap((file) => /([\w-]+)\.d\.ts$/.exec(file)?.[1] ?? []),
    excludeEntrypoints: [/\.css$/, /\*/],
  });
  if (!result.types) return ['types: there are none'];
  return result.problems
    .filter(
      (problem) =>
        !('resolutionKind' in problem && IGNORED_RESOLUTIONS.includes(problem.resolutionKind)),
    )
    .map((problem) => `types: ${JSON.stringify(problem)}`);
}
