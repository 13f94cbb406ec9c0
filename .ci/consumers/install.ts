/** Packs our packages and installs them in consumers, each from the lockfile beside its manifest. */
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';

export const root = path.resolve(import.meta.dirname, '../..');
/** Limit for each command, ms. */
const COMMAND_TIMEOUT_MS = 600_000;

// pnpm sets NODE_PATH for its scripts; other products must do without it.
const { NODE_PATH: _, ...environment } = process.env;
export const env = { ...environment, NEXT_TELEMETRY_DISABLED: '1' };
const execute = promisify(execFile);
export const run = (folder: string, command: string, ...parameters: string[]) =>
  execute(command, parameters, { cwd: folder, env, timeout: COMMAND_TIMEOUT_MS });
const npm = (folder: string, ...parameters: string[]) =>
  run(folder, 'npm', ...parameters, '--no-audit', '--no-fund');

interface Manifest {
  dependencies?: Record<string, string> | undefined;
  devDependencies?: Record<string, string> | undefined;
  optionalDependencies?: Record<string, string> | undefined;
  peerDependencies?: Record<string, string> | undefined;
}

interface Lock {
  packages: Record<string, Manifest & { version?: string; resolved?: string; integrity?: string }>;
}

/** Nothing can be installed here: npm's cache lacks a package, and no registry answers. */
export class RegistryMissing extends Error {}

/** Installs a consumer. The registry is asked only for what npm's cache lacks, twice if it must be. */
export async function install(folder: string): Promise<void> {
  await requireCurrentLock(folder);
  const ci = (...parameters: string[]) => npm(folder, 'ci', ...parameters);
  try {
    await ci('--offline');
  } catch {
    if (!(await reachesRegistry(folder))) throw new RegistryMissing();
    const online = () =>
      ci('--prefer-offline', '--fetch-retries=5', '--fetch-retry-mintimeout=1000');
    await online().catch(online);
  }
}

const reachesRegistry = (folder: string): Promise<boolean> =>
  npm(
    folder,
    'view',
    'react',
    '--fetch-retries=2',
    '--fetch-retry-mintimeout=1000',
    '--fetch-timeout=20000',
  ).then(
    () => true,
    () => false,
  );

/** Packs the packages that a consumer's manifest names as `companion-<name>.tgz`. */
export async function packAll(folder: string): Promise<void> {
  for (const name of packed(await read<Manifest>(folder, 'package.json'))) await pack(name, folder);
}

/** Packs a package as `companion-<name>.tgz`. */
export async function pack(name: string, folder: string): Promise<void> {
  const source = path.join(root, 'packages', name);
  const packed = await run(source, 'npm', 'pack', '--pack-destination', folder);
  const tarball = packed.stdout.trim().split('\n').at(-1) ?? '';
  await rename(path.join(folder, tarball), path.join(folder, `companion-${name}.tgz`));
}

/**
 * Writes the lockfiles of all consumers. They hold neither version nor integrity of our tarballs, which
 * change with each build, and no address of a registry.
 */
export async function writeLocks(): Promise<void> {
  for (const manifest of globSync('**/package.json', { cwd: import.meta.dirname })) {
    const fixture = path.join(import.meta.dirname, path.dirname(manifest));
    const folder = await mkdtemp(path.join(tmpdir(), 'companion-lock-'));
    try {
      await copyFile(path.join(fixture, 'package.json'), path.join(folder, 'package.json'));
      await packAll(folder);
      await npm(folder, 'install', '--package-lock-only', '--omit-lockfile-registry-resolved');
      const lock = await read<Lock>(folder, 'package-lock.json');
      for (const entry of Object.values(lock.packages))
        if (entry.resolved?.startsWith('file:')) {
          delete entry.version;
          delete entry.integrity;
        }
      await writeFile(
        path.join(fixture, 'package-lock.json'),
        `${JSON.stringify(lock, null, 2)}\n`,
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** `npm ci` installs what the lockfile says of a tarball, even when the tarball now depends on something else. */
async function requireCurrentLock(folder: string): Promise<void> {
  const { packages } = await read<Lock>(folder, 'package-lock.json');
  const consumer = await read<Manifest>(folder, 'package.json');
  const requireSame = (name: string, manifest: Manifest, locked: Manifest | undefined) => {
    if (!isDeepStrictEqual(ranges(manifest), ranges(locked ?? {})))
      throw new Error(
        `the dependencies of ${name} are not those of the lockfile: run \`pnpm check:consumers --lock\` and commit what it writes`,
      );
  };
  requireSame('the consumer', consumer, packages['']);
  for (const name of packed(consumer)) {
    const manifest = await read<Manifest>(path.join(root, 'packages', name), 'package.json');
    const locked = packages[`node_modules/@companion/${name}`];
    requireSame(name, { ...manifest, devDependencies: undefined }, locked);
  }
}

const ranges = (manifest: Manifest): Manifest => ({
  dependencies: manifest.dependencies,
  devDependencies: manifest.devDependencies,
  optionalDependencies: manifest.optionalDependencies,
  peerDependencies: manifest.peerDependencies,
});

const read = async <T>(folder: string, file: string): Promise<T> =>
  JSON.parse(await readFile(path.join(folder, file), 'utf8')) as T;

/** Names our packages among the dependencies. */
const packed = ({ dependencies = {} }: Manifest): string[] =>
  Object.values(dependencies).flatMap(
    (address) => /^file:\.\/companion-(.+)\.tgz$/.exec(address)?.[1] ?? [],
  );
