import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asPublished, packed, strays, trustedCi } from './publication.ts';

const root = path.resolve(import.meta.dirname, '..');
const execute = promisify(execFile);

interface Manifest {
  exports: Record<string, unknown>;
  scripts: Record<string, string>;
  [field: string]: unknown;
}
const manifestOf = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** Every path that exports lead to, sources left out. */
const targets = (exported: unknown): string[] =>
  typeof exported === 'string'
    ? [exported.replace('./', '')]
    : Object.entries(exported as object).flatMap(([condition, target]) =>
        condition === '@companion/source' ? [] : targets(target),
      );

describe.each([
  ['packages/ui', ['THIRD-PARTY-NOTICES.md']],
  ['packages/sdk', []],
])('%s, as it would be sent', (name, more) => {
  const folder = path.join(root, name);

  it('holds what its exports lead to, and nothing of ours', { timeout: 30_000 }, async () => {
    const { files } = await packed(folder);
    const { exports } = await manifestOf(folder);
    for (const target of targets(exports)) {
      const [before = '', after = ''] = target.split('*');
      const isThere = (file: string) => file.startsWith(before) && file.endsWith(after);
      expect(files.some(isThere), `${target}: build it first`).toBe(true);
    }
    const readme = await readFile(path.join(folder, 'README.md'), 'utf8');
    const named = [...readme.matchAll(/`([\w-]+\.md)`/g)].map(([, file]) => file);
    expect(files).toEqual(expect.arrayContaining(['README.md', ...named]));
    expect(strays(files)).toEqual([]);
  });

  it('brings no code of others along, which would have to bring its licence', async () => {
    const built = globSync('dist/**/*.js', { cwd: folder });
    const code = await Promise.all(built.map((file) => readFile(path.join(folder, file), 'utf8')));
    expect(code.join('\n')).toMatch(/^\/\/ src\//m);
    expect(code.join('\n')).not.toMatch(/^\/\/ .*node_modules/m);
  });

  it('is public, has a provenance, and runs nothing where it is installed', async () => {
    const { publishConfig, license, files, scripts } = await manifestOf(folder);
    expect(publishConfig).toEqual({ access: 'public', provenance: true });
    expect(license).toBeTypeOf('string');
    expect(files).toEqual(['dist', 'README.md', 'api.md', 'CHANGELOG.md', ...more]);
    for (const script of ['preinstall', 'install', 'postinstall', 'prepare'])
      expect(scripts).not.toHaveProperty(script);
  });
});

it('ui brings the licence of the icons that are drawn in it', { timeout: 30_000 }, async () => {
  const folder = path.join(root, 'packages/ui');
  const { files } = await packed(folder);
  expect(files).toContain('THIRD-PARTY-NOTICES.md');
  const notices = await readFile(path.join(folder, 'THIRD-PARTY-NOTICES.md'), 'utf8');
  const lucide = await readFile(path.join(folder, 'node_modules/lucide-react/LICENSE'), 'utf8');
  expect(notices).toContain(lucide.trim());
});

it('the site serves the licences of its font and its icons', async () => {
  const read = (file: string) => readFile(path.join(root, file), 'utf8');
  const served = await read('site/public/font-and-icon-licences.txt');
  for (const drawn of [
    'node_modules/@fontsource-variable/bricolage-grotesque',
    'packages/ui/node_modules/lucide-react',
  ])
    expect(served).toContain((await read(`${drawn}/LICENSE`)).trim());
});

describe('a manifest', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'companion-release-'));
    await mkdir(path.join(folder, 'dist'));
    await mkdir(path.join(folder, 'src'));
    await writeFile(path.join(folder, 'dist/index.js'), '');
    await writeFile(path.join(folder, 'dist/index.js.map'), '');
    await writeFile(path.join(folder, 'src/index.ts'), '');
    await writeFile(
      path.join(folder, 'package.json'),
      JSON.stringify({
        name: '@companion/thing',
        version: '1.0.0',
        files: ['dist'],
        exports: {
          '.': { '@companion/source': './src/index.ts', default: './dist/index.js' },
          './words': { types: { '@companion/source': './a.json', default: './a.d.ts' } },
          './package.json': './package.json',
        },
      }),
    );
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function published(env: Record<string, string>): Promise<Manifest> {
    const tarball = path.join(folder, 'thing.tgz');
    // What this run's own CI says of itself does not count.
    const { GITHUB_REPOSITORY: _, CI_PROJECT_URL: __, ...rest } = process.env;
    await execute('pnpm', ['pack', asPublished, '--out', tarball], {
      cwd: folder,
      env: { ...rest, ...env },
    });
    const { stdout } = await execute('tar', ['-xzOf', tarball, 'package/package.json']);
    await rm(tarball);
    return JSON.parse(stdout) as Manifest;
  }

  it('loses the way to our sources', { timeout: 30_000 }, async () => {
    const { exports, repository } = await published({});
    expect(exports).toEqual({
      '.': { default: './dist/index.js' },
      './words': { types: { default: './a.d.ts' } },
      './package.json': './package.json',
    });
    expect(repository).toBeUndefined();
  });

  it('names the repository whose CI packs it', { timeout: 30_000 }, async () => {
    const { repository } = await published({
      GITHUB_SERVER_URL: 'https://git.example',
      GITHUB_REPOSITORY: 'some/companion',
    });
    expect(repository).toEqual({
      type: 'git',
      url: 'git+https://git.example/some/companion.git',
      directory: 'packages/thing',
    });
  });

  it('with a map beside what is built is found out', async () => {
    const { files } = await packed(folder);
    expect(files).toEqual(['dist/index.js', 'dist/index.js.map', 'package.json']);
    expect(strays(files)).toEqual(['dist/index.js.map']);
  });
});

describe('strays', () => {
  it.each([
    'src/button/button.tsx',
    'dist/button.js.map',
    'dist/button/button.d.ts.map',
    'dist/button/button.test.d.ts',
    'dist/button/button.stories.d.ts',
    'dist/testing/frame.d.ts',
    'dist/button.ts',
    'tsup.config.ts',
    '.env',
  ])('%s is one', (file) => {
    expect(strays([file])).toEqual([file]);
  });

  it('are not what is built, nor what says what it is', () => {
    const files = ['dist/a.js', 'dist/a.css', 'dist/a/index.d.ts', 'package.json', 'CHANGELOG.md'];
    expect(strays(files)).toEqual([]);
  });
});

describe('a release is sent', () => {
  const github = {
    ACTIONS_ID_TOKEN_REQUEST_URL: 'https://token.example',
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'lent',
    GITHUB_REPOSITORY: 'some/companion',
  };
  const gitlab = {
    NPM_ID_TOKEN: 'a',
    SIGSTORE_ID_TOKEN: 'b',
    CI_PROJECT_URL: 'https://git.example',
  };

  it('where a CI lends its identity', () => {
    expect(trustedCi(github)).toBe('GitHub');
    expect(trustedCi(gitlab)).toBe('GitLab');
  });

  it('nowhere else: not by hand, not in a CI without the permission', () => {
    expect(trustedCi({})).toBeUndefined();
    expect(trustedCi({ CI: 'true', GITHUB_REPOSITORY: 'some/companion' })).toBeUndefined();
    for (const lent of [github, gitlab])
      for (const name of Object.keys(lent))
        expect(trustedCi({ ...lent, [name]: '' }), name).toBeUndefined();
  });
});
