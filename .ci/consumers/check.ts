/**
 * Installs ui and sdk from tarballs of `npm pack` in bare apps outside of the workspace, builds and serves
 * them, and logs in: `pnpm check:consumers`. The apps are Vite with React 19 and 18.3; with `CI` or `--all` Next and
 * Jest too; with `--all` alone Playwright, the modals of antd, Mantine and MUI, and a script in the versions of Node.
 * For Next and React 19 the sandbox has another origin. A plain page and a Vue app log in with the packed login element.
 * The types must compile in strict projects without `skipLibCheck`. Without a registry, what npm's cache lacks is
 * skipped, which fails with `--required` only. `--lock` checks nothing and writes the lockfiles of the apps. Ends with
 * one line: `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright';
import { startSandbox } from '../../packages/sandbox/src/testing/process.ts';
import { browserLaunchOptions } from '../browser.ts';
import { env, install, pack, packAll, RegistryMissing, root, run, writeLocks } from './install.ts';
import { type Answer, files, serve, servePages, strict } from './serve.ts';
import { logInByCustomUi, problemsOf, visit } from './visit.ts';
import { visitLibraries } from './visit-libraries.ts';

const REACT_18 = '18.3.1';
/** How TypeScript looks for modules in apps that a bundler builds, and in those that Node runs. */
const BUNDLER = ['--module', 'esnext', '--moduleResolution', 'bundler'];
const NODE = ['--module', 'node16', '--moduleResolution', 'node16'];
const isCi = process.env['CI'] !== undefined;
const isWhole = process.argv.includes('--all');
const node = (folder: string, ...parameters: string[]) =>
  run(folder, process.execPath, ...parameters);

if (process.argv.includes('--lock')) {
  await writeLocks();
  process.exit();
}

const place = await mkdtemp(path.join(tmpdir(), 'companion-consumers-'));
const browser = await chromium.launch(await browserLaunchOptions());
let passed = 0;
let failed = 0;
let isSkipped = false;
try {
  await check('Plain HTML', htmlProblems);
  const vue = await withElement('vue-app');
  await check('Vue', () => vueProblems(vue));
  await check('Types of the element', () => typeProblems(vue, 'login-element'));
  const vite = await created('vite-app', 'src');
  const [customUi = ''] = await samples('packages/ui/docs/login-dialog.md', 'A custom UI');
  await writeFile(path.join(vite, 'src/plain-login.tsx'), customUi);
  await check('Vite, React 19', async () => {
    await install(vite);
    return withViteApart(vite, (origin, api) => reactProblems(origin, '19.', api));
  });
  await check('Types', () => typeProblems(vite, 'sdk', 'ui'));
  if (isWhole) await check('Playwright', () => withViteApart(vite, playwrightProblems));
  await check('Vite, React 18.3', async () => {
    await cp(path.join(vite, 'react-18'), vite, { recursive: true });
    await install(vite);
    await viteBuild(vite);
    return withServed(built(vite), (origin) => reactProblems(origin, REACT_18));
  });
  if (isCi || isWhole) {
    await check('Next, React 19', async () => {
      const next = await created('next-app', 'app');
      await install(next);
      return nextProblems(next);
    });
    await check('Jest, jsdom', jestProblems);
  }
  if (isWhole) {
    await check('Node 20, 22 and 24', nodeProblems);
    await check('Modals of antd, Mantine and MUI', async () => {
      await cp(path.join(import.meta.dirname, 'libraries-app'), vite, { recursive: true });
      await install(vite);
      await viteBuild(vite);
      return withServed(built(vite), (origin) => visitLibraries(browser, origin));
    });
  }
} finally {
  await browser.close();
  await rm(place, { recursive: true, force: true });
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
const isIncomplete = isSkipped && process.argv.includes('--required');
process.exitCode = failed > 0 || isIncomplete ? 1 : 0;

async function check(name: string, problemsOf: () => Promise<string[]>): Promise<void> {
  if (isSkipped) return;
  const startedAt = performance.now();
  const problems = await problemsOf().catch((error: unknown) => {
    isSkipped = error instanceof RegistryMissing;
    return [String(error)];
  });
  if (isSkipped) {
    process.stdout.write(
      `skipped from "${name}" on: no registry, and npm's cache lacks a package\n`,
    );
    return;
  }
  for (const problem of problems) process.stdout.write(`${name}: ${problem}\n`);
  if (problems.length > 0) failed += 1;
  else passed += 1;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`${name}: ${problems.length > 0 ? 'FAILED' : 'ok'} (${seconds} s)\n`);
}

/** Copies a fixture into a new folder. */
async function copied(fixture: string): Promise<string> {
  const folder = path.join(place, fixture);
  await cp(path.join(import.meta.dirname, fixture), folder, { recursive: true });
  return folder;
}

/** Copies a fixture, the product's page and the packed packages into a new folder. */
async function created(fixture: string, sources: string): Promise<string> {
  const folder = await copied(fixture);
  await cp(path.join(import.meta.dirname, 'product'), path.join(folder, sources), {
    recursive: true,
  });
  await packAll(folder);
  return folder;
}

/** A page without React. */
function problemsAt(pages: Answer): Promise<string[]> {
  return withServed(pages, (origin) => visit(browser, origin, 'none'));
}

async function withServed<Result>(
  pages: Answer,
  act: (origin: string) => Promise<Result>,
): Promise<Result> {
  const served = await serve(pages);
  try {
    return await act(served.origin);
  } finally {
    await served.close();
  }
}

/** Compiles an import of every entry, strictly and with checks of the libraries' own types. */
async function typeProblems(folder: string, ...names: string[]): Promise<string[]> {
  const entries = await Promise.all(names.map((name) => typedEntries(folder, name)));
  const exports = entries
    .flat()
    .map((entry, index) => `export * as entry${index} from '${entry}';`);
  await writeFile(path.join(folder, 'entries.mts'), exports.join('\n'));
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    types: [],
  };
  const config = { compilerOptions, files: ['entries.mts'] };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  return [
    ...(await problemsOfRun(folder, process.execPath, tsc, ...BUNDLER)),
    ...(await problemsOfRun(folder, process.execPath, tsc, ...NODE)),
  ];
}

/** Names the entries of an installed package that have types. */
async function typedEntries(folder: string, name: string): Promise<string[]> {
  const manifest = path.join(folder, 'node_modules/@companion', name, 'package.json');
  const { exports } = JSON.parse(await readFile(manifest, 'utf8')) as {
    exports: Record<string, { types: string | { default: string } }>;
  };
  return Object.entries(exports)
    .filter(([, target]) => Object.hasOwn(target, 'types'))
    .flatMap(([entry, { types }]) =>
      globSync(typeof types === 'string' ? types : types.default, {
        cwd: path.dirname(manifest),
      }).map((file) => entry.replace('*', path.basename(file, '.d.ts'))),
    )
    .map((entry) => `@companion/${name}${entry.slice(1)}`);
}

/** Copies a fixture and the packed login element into a new folder. */
async function withElement(fixture: string): Promise<string> {
  const folder = await copied(fixture);
  await pack('login-element', folder);
  return folder;
}

/** A page without a build: it loads the element's files from its own server, under a strict policy. */
async function htmlProblems(): Promise<string[]> {
  const folder = await withElement('html-page');
  await run(folder, 'tar', '-xzf', 'companion-login-element.tgz');
  await rename(path.join(folder, 'package/dist'), path.join(folder, 'login-element'));
  return problemsAt(strict(files(folder)));
}

/** The README's component in a Vue app, with the sandbox in place of a backend. */
async function vueProblems(folder: string): Promise<string[]> {
  const readme = await readFile(path.join(root, 'packages/login-element/README.md'), 'utf8');
  const [, component = ''] = /```vue\n([\s\S]*?)```/.exec(readme) ?? [];
  const backend = /api-base="[^"]+"\s+captcha-id="[^"]+"/;
  await writeFile(path.join(folder, 'src/login.vue'), component.replace(backend, 'sandbox'));
  await install(folder);
  await viteBuild(folder);
  return problemsAt(built(folder));
}

/** The page of the product, and the custom UI of the guide. */
async function reactProblems(origin: string, react: string, api?: string): Promise<string[]> {
  return [
    ...(await visit(browser, origin, react, api)),
    ...(await problemsOf(browser, `${origin}/?custom`, logInByCustomUi)),
  ];
}

/** Serves pages that are built for a sandbox on another origin, set up as the sandbox's README says. */
async function withApart(
  folder: string,
  pages: Answer,
  build: () => Promise<unknown>,
  act: (origin: string, api: string) => Promise<string[]>,
): Promise<string[]> {
  const served = await servePages(pages);
  const sandbox = await startSandbox(':memory:', undefined, { SANDBOX_ORIGINS: served.origin });
  const api = `http://localhost:${sandbox.port}`;
  const settings = path.join(folder, '.env.production');
  try {
    await writeFile(settings, `VITE_API_BASE=${api}\nNEXT_PUBLIC_API_BASE=${api}\n`);
    await build();
    return await act(served.origin, api);
  } finally {
    await rm(settings);
    await sandbox.stop();
    await served.close();
  }
}

function withViteApart(
  folder: string,
  act: (origin: string, api: string) => Promise<string[]>,
): Promise<string[]> {
  return withApart(folder, built(folder), () => viteBuild(folder), act);
}

/** The tests of `packages/sdk/docs/testing.md`. */
async function playwrightProblems(origin: string, api: string): Promise<string[]> {
  const folder = await copied('playwright-app');
  await packAll(folder);
  const [withFake = '', , withSandbox = ''] = await samples(
    'packages/sdk/docs/testing.md',
    'Playwright',
  );
  await writeFile(path.join(folder, 'fake.spec.js'), withFake);
  await writeFile(
    path.join(folder, 'sandbox.spec.js'),
    withSandbox.replace('http://localhost:3001', api),
  );
  const use = { baseURL: origin, launchOptions: await browserLaunchOptions() };
  await writeFile(path.join(folder, 'use.json'), JSON.stringify(use));
  await install(folder);
  return problemsOfRun(folder, process.execPath, 'node_modules/@playwright/test/cli.js', 'test');
}

/** What a command says when it fails. */
function problemsOfRun(
  folder: string,
  command: string,
  ...parameters: string[]
): Promise<string[]> {
  return run(folder, command, ...parameters).then(
    () => [],
    ({ stdout, stderr }: { stdout: string; stderr: string }) => [stdout, stderr],
  );
}

function viteBuild(folder: string) {
  return node(folder, 'node_modules/vite/bin/vite.js', 'build');
}

function built(folder: string): Answer {
  return files(path.join(folder, 'dist'));
}

/** The samples of a guide's section. */
async function samples(guide: string, section: string): Promise<string[]> {
  const text = await readFile(path.join(root, guide), 'utf8');
  const [, part = ''] = text.split(`\n## ${section}\n`);
  const [own = ''] = part.split('\n## ');
  return [...own.matchAll(/```\w+\n([\s\S]*?)```/g)].map(([, sample = '']) => sample);
}

/** Jest as `packages/sdk/docs/testing.md` sets it up, with the test there and those of the fixture. */
async function jestProblems(): Promise<string[]> {
  const folder = await copied('jest-app');
  await packAll(folder);
  const [settings = '', test = ''] = await samples('packages/sdk/docs/testing.md', 'Jest');
  await writeFile(path.join(folder, 'jest.config.json'), settings);
  await writeFile(path.join(folder, 'guide.test.jsx'), test);
  await install(folder);
  const patience = ['--setupFilesAfterEnv=./patient.cjs', '--testTimeout=60000'];
  return problemsOfRun(folder, process.execPath, 'node_modules/jest/bin/jest.js', ...patience);
}

/** A script in each version of Node, where they are packaged for this machine, or in the one that runs. */
async function nodeProblems(): Promise<string[]> {
  const versions = process.platform === 'linux' && process.arch === 'x64' ? 3 : 0;
  const folder = await copied('node-app');
  await packAll(folder);
  await install(folder);
  const packaged = globSync('node_modules/node-*/bin/node', { cwd: folder });
  // npm leaves out an optional package that can't be had.
  if (packaged.length !== versions) return [`${packaged.length} of ${versions} versions are there`];
  const sandbox = await startSandbox(':memory:');
  const problems: string[] = [];
  for (const version of packaged.length > 0 ? packaged : [process.execPath])
    problems.push(
      ...(await problemsOfRun(
        folder,
        path.resolve(folder, version),
        'log-in.js',
        `http://localhost:${sandbox.port}`,
      )),
    );
  await sandbox.stop();
  return problems;
}

function nextProblems(folder: string): Promise<string[]> {
  const cli = 'node_modules/next/dist/bin/next';
  let next = '';
  const pages: Answer = (request) =>
    fetch(new URL(new URL(request.url).pathname, next), {
      headers: { 'accept-encoding': 'identity' },
    });
  const build = () => node(folder, cli, 'build');
  return withApart(folder, pages, build, async (origin, api) => {
    const server = spawn(process.execPath, [cli, 'start', '--port', '0'], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      next = await originOf(server.stdout);
      const rendered = await (await fetch(next)).text();
      return [
        ...(rendered.includes('<p>Nobody</p>') ? [] : ['the server did not render the page']),
        ...(await visit(browser, origin, '19.', api)),
      ];
    } finally {
      if (server.exitCode === null && server.kill()) await once(server, 'exit');
    }
  });
}

/** Reads the address from a server's output. */
async function originOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const origin = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (origin !== undefined) return origin;
  }
  throw new Error('the server ended before it listened');
}
