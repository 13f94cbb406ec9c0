/**
 * Looks at packages as someone who installs them does: packs each, then asks publint and
 * are-the-types-wrong about the tarball: `pnpm check:packages`. They must be built. Ends with one line:
 * `N passed, N failed`.
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
    return [...(await publintProblems(tarball)), ...(await typeProblems(tarball))];
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function packed(folder: string, place: string): Promise<Uint8Array<ArrayBuffer>> {
  const tarball = path.join(place, 'package.tgz');
  await run('pnpm', ['pack', asPublished, '--out', tarball], { cwd: folder });
  return new Uint8Array(await readFile(tarball));
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
  const result = await checkPackage(createPackageFromTarballData(tarball), {
    excludeEntrypoints: [/\.css$/],
  });
  if (!result.types) return ['types: there are none'];
  return result.problems
    .filter(
      (problem) =>
        !('resolutionKind' in problem && IGNORED_RESOLUTIONS.includes(problem.resolutionKind)),
    )
    .map((problem) => `types: ${JSON.stringify(problem)}`);
}
