/**
 * Looks at packages as someone who installs them does: packs each, then asks publint and
 * are-the-types-wrong about the tarball, and whether `npm pack` makes the same: `pnpm check:packages`. They
 * must be built. Ends with one line: `N passed, N failed`.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { asPublished } from './publication.ts';

const run = promisify(execFile);

/** Our packages are ESM alone, for bundlers and for Node that follows `exports`. */
const IGNORED_RESOLUTIONS = ['node10', 'node16-cjs'];

const PACKED = 'package.tgz';

const folders = process.argv.slice(2);
let passed = 0;
let failed = 0;
for (const folder of folders) {
  const problems = await problemsOf(path.resolve(folder));
  for (const problem of problems) process.stdout.write(`${folder}: ${problem}\n`);
  if (problems.length > 0) failed += 1;
  else passed += 1;
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;

async function problemsOf(folder: string): Promise<string[]> {
  const place = await mkdtemp(path.join(tmpdir(), 'companion-pack-'));
  try {
    const tarball = await packed(folder, place);
    return [
      ...(await npmProblems(folder, place)),
      ...(await publintProblems(tarball)),
      ...(await typeProblems(tarball)),
    ];
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function packed(folder: string, place: string): Promise<Uint8Array<ArrayBuffer>> {
  const tarball = path.join(place, PACKED);
  await run('pnpm', ['pack', asPublished, '--out', tarball], { cwd: folder });
  return new Uint8Array(await readFile(tarball));
}

/** Whether the tarball of `npm pack` has what pnpm's has, and whether the own manifest is back. */
async function npmProblems(folder: string, place: string): Promise<string[]> {
  const manifest = () => readFile(path.join(folder, 'package.json'), 'utf8');
  const own = await manifest();
  // Not as part of pnpm, which runs this: the hooks leave its packs alone.
  const { npm_config_user_agent: _, ...env } = process.env;
  const { stdout } = await run('npm', ['pack', '--pack-destination', place], { cwd: folder, env });
  const tarballs = [PACKED, stdout.trim().split('\n').at(-1) ?? ''];
  const [pnpms = '', npms = ''] = await Promise.all(tarballs.map((name) => listed(place, name)));
  return [
    ...(npms === pnpms ? [] : [`npm pack: it holds\n${npms}\nand pnpm's\n${pnpms}`]),
    ...((await manifest()) === own ? [] : ['npm pack: package.json was not put back']),
  ];
}

/** The files of a tarball by name, and its manifest. */
async function listed(place: string, tarball: string): Promise<string> {
  const names = await run('tar', ['-tzf', tarball], { cwd: place });
  const manifest = await run('tar', ['-xzOf', tarball, 'package/package.json'], { cwd: place });
  return [...names.stdout.split('\n').sort(), manifest.stdout.trim()].join('\n');
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
