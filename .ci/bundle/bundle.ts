/**
 * Makes the folder that production runs: `pnpm bundle [--previous <folder of the last release>]`. `node server.js` in it
 * serves the site, on Node 22 or newer, without an install. The site must be built. Exits with 1 above the size limit.
 */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';

/** docs/contract.md. */
const MAX_MB = 60;
const MB = 1_000_000;
/** Not bundled: Skia is a native library. */
const NATIVE = '@napi-rs/canvas';

const root = path.resolve(import.meta.dirname, '../..');
const site = path.join(root, 'site');
const sandbox = path.join(root, 'packages/sandbox/src');
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: path.join(root, 'bundle') },
    previous: { type: 'string' },
  },
});
const out = path.resolve(values.out);

checkPrevious();
await bundleServer();
cpSync(path.join(site, 'build'), path.join(out, 'build'), { recursive: true });
copyFiles(path.join(sandbox, 'content'), path.join(out, 'sandbox'), '**/*.{json,md}');
cpSync(path.join(site, 'documents'), path.join(out, 'documents'), { recursive: true });
copyFiles(path.join(sandbox, 'devtools'), path.join(out, 'sandbox'), 'page/*.{css,js}');
copyNative();
keepPreviousAssets();
writeFileSync(
  path.join(out, 'package.json'),
  `${JSON.stringify({ name: 'companion-site', private: true, type: 'module' }, null, 2)}\n`,
);

const megabytes = sizeOf(out) / MB;
process.stdout.write(`${path.relative(process.cwd(), out)}: ${megabytes.toFixed(1)} MB\n`);
if (megabytes > MAX_MB) {
  process.stderr.write(`The folder may have ${MAX_MB} MB\n`);
  process.exitCode = 1;
}

/** `out` is emptied first: stops before, when the last release is missing or would be lost. */
function checkPrevious(): void {
  if (values.previous === undefined) return;
  const previous = path.resolve(values.previous);
  const assets = path.join(previous, 'build/client/assets');
  if (!existsSync(assets)) stop(`--previous takes the folder of a release: ${assets} is missing`);
  const isInOut = !path.relative(realPath(out), realPath(previous)).startsWith('..');
  if (isInOut) stop(`--previous takes a folder elsewhere than ${out}, which is emptied first`);
}

function realPath(file: string): string {
  return existsSync(file) ? realpathSync(file) : file;
}

function stop(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** Bundles our server with its dependencies, all but the native one. The built pages already hold theirs. */
async function bundleServer(): Promise<void> {
  await build({
    root: site,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // Vite is for development. The production bundle never reaches its import.
    ssr: {
      noExternal: true,
      external: [NATIVE, 'vite'],
      resolve: { conditions: ['@companion/source', 'node', 'import', 'default'] },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      outDir: out,
      target: 'node22',
      minify: false,
      emptyOutDir: true,
      license: { fileName: 'third-party-licences.txt' },
      rolldownOptions: {
        input: {
          server: path.join(site, 'server.ts'),
          'check-content': path.join(sandbox, 'content/check-content.ts'),
          'check-documents': path.join(site, 'server/check-documents.ts'),
        },
        output: {
          entryFileNames: '[name].js',
          // These modules read files relative to their own folder.
          chunkFileNames: ({ moduleIds }) =>
            moduleIds.some((id) =>
              /packages[\\/]sandbox[\\/]src[\\/](content|devtools)[\\/]/.test(id),
            )
              ? 'sandbox/[name].js'
              : 'server/[name].js',
        },
      },
    },
  });
}

function copyFiles(from: string, to: string, pattern: string): void {
  for (const file of globSync(pattern, { cwd: from }))
    cpSync(path.join(from, file), path.join(to, file));
}

/** Copies the native package and its binaries for this platform, as an install lays them out. */
function copyNative(): void {
  const fromServer = createRequire(path.join(root, 'packages/server/package.json'));
  const main = realpathSync(path.dirname(fromServer.resolve(`${NATIVE}/package.json`)));
  const scope = path.dirname(main);
  for (const folder of globSync('canvas*', { cwd: scope }))
    cpSync(
      realpathSync(path.join(scope, folder)),
      path.join(out, 'node_modules/@napi-rs', folder),
      {
        recursive: true,
      },
    );
}

/** Open pages of the last release still ask for its files (docs/decisions/023-reload-and-new-builds.md). */
function keepPreviousAssets(): void {
  if (values.previous === undefined) return;
  const assets = path.resolve(values.previous, 'build/client/assets');
  mkdirSync(path.join(out, 'previous'), { recursive: true });
  cpSync(assets, path.join(out, 'previous/assets'), { recursive: true });
}

function sizeOf(folder: string): number {
  const files = globSync('**/*', { cwd: folder }).map((file) => statSync(path.join(folder, file)));
  return files.filter((file) => file.isFile()).reduce((sum, { size }) => sum + size, 0);
}
