/**
 * Packs the published packages and checks the tarballs: publint, are-the-types-wrong, nothing that is only ours, and
 * their types in a host: `pnpm check:packages`. They must be built. Ends with one line: `N passed, N failed`.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { hostTypeProblems } from './host-types.ts';
import {
  manifestProblems,
  type PackedManifest,
  publishedPackages,
  strayFiles,
} from './publication.ts';

/** The packages are ESM only, for bundlers and for Node, which both follow `exports`. */
const IGNORED_RESOLUTIONS = ['node10', 'node16-cjs'];

const root = path.resolve(import.meta.dirname, '../..');
/** The packages with an API in types. The login element has attributes and events. */
const withHosts = ['packages/sdk', 'packages/ui'];
/** The first `pnpm version -r` writes this file and the change logs. */
const isReleased = existsSync(path.join(root, '.changeset/ledger.yaml'));
const temporary = await mkdtemp(path.join(tmpdir(), 'companion-pack-'));
let passed = 0;
let failed = 0;
try {
  for (const name of publishedPackages) report(name, await problemsOf(await pack(name)));
  const packed = withHosts.map((name) => ({
    folder: path.join(root, name),
    tarball: tarballOf(name),
  }));
  const host = await mkdtemp(path.join(temporary, 'host-'));
  report('types in a host', await hostTypeProblems(packed, host));
} finally {
  await rm(temporary, { recursive: true, force: true });
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;

function report(name: string, problems: string[]): void {
  for (const problem of problems) process.stdout.write(`${name}: ${problem}\n`);
  if (problems.length > 0) failed += 1;
  else passed += 1;
}

function tarballOf(name: string): string {
  return path.join(temporary, `${path.basename(name)}.tgz`);
}

async function pack(name: string): Promise<string> {
  const file = tarballOf(name);
  const cwd = path.join(root, name);
  await promisify(execFile)('pnpm', ['pack', '--out', file], { cwd });
  return file;
}

async function problemsOf(file: string): Promise<string[]> {
  const tarball = new Uint8Array(await readFile(file));
  return [
    ...contentProblems(tarball),
    ...(await publintProblems(tarball)),
    ...(await typeProblems(tarball)),
  ];
}

function contentProblems(tarball: Uint8Array): string[] {
  const packed = createPackageFromTarballData(tarball);
  const prefix = `/node_modules/${packed.packageName}/`;
  const files = packed.listFiles(prefix).map((file) => file.replace(prefix, ''));
  const manifest = JSON.parse(packed.readFile(`${prefix}package.json`)) as PackedManifest;
  const expected = manifest.files.filter((name) => name !== 'CHANGELOG.md' || isReleased);
  return [
    ...strayFiles(files).map((file) => `${file} does not belong into the package`),
    ...manifestProblems({ ...manifest, files: expected }, files),
  ];
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
