import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { manifestProblems, publishedPackages, strayFiles, trustedCi } from './publication.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFile(path.join(root, file), 'utf8');

interface Pnpmfile {
  hooks: { beforePacking(manifest: object): { exports: unknown; repository?: object } };
}
// pnpm reads this file only as JavaScript, which has no types.
const { hooks } = (await import(path.join(import.meta.dirname, 'pnpmfile.mjs'))) as Pnpmfile;

interface Manifest {
  dependencies?: Record<string, string>;
  scripts: Record<string, string>;
  [field: string]: unknown;
}

describe.each(publishedPackages)('%s', (name) => {
  const manifest = async () => JSON.parse(await read(`${name}/package.json`)) as Manifest;

  // The login element does, and has their licences: packages/login-element/bundling/notices.test.ts.
  it.skipIf(name === 'packages/login-element')('bundles no code of other packages', async () => {
    const built = globSync(`${name}/dist/**/*.js`, { cwd: root });
    const code = (await Promise.all(built.map(read))).join('\n');
    expect(code, 'built?').toMatch(/^\/\/ src\//m);
    expect(code).not.toMatch(/^\/\/ .*node_modules/m);
  });

  it('is public, has a provenance, and runs no script at installation', async () => {
    const { publishConfig, license, scripts } = await manifest();
    expect(publishConfig).toEqual({ access: 'public', provenance: true });
    expect(license).toBeTypeOf('string');
    for (const script of ['preinstall', 'install', 'postinstall', 'prepare'])
      expect(scripts).not.toHaveProperty(script);
  });

  it('sends the build and the documents that its README names', async () => {
    const { files } = await manifest();
    expect(files).toEqual(expect.arrayContaining(['dist', 'README.md', 'api.md', 'CHANGELOG.md']));
    const named = [...(await read(`${name}/README.md`)).matchAll(/`([\w-]+\.md)`/g)];
    expect(files).toEqual(expect.arrayContaining(named.map(([, file]) => file)));
  });

  it('names versions that npm understands, the same as the workspace', async () => {
    const workspace = await read('pnpm-workspace.yaml');
    for (const [dependency, version] of Object.entries((await manifest()).dependencies ?? {})) {
      expect(version, dependency).toMatch(/^\d/);
      const shared = new RegExp(`^  "?${dependency}"?: (.+)$`, 'm').exec(workspace)?.[1];
      if (shared !== undefined) expect(version, dependency).toBe(shared);
    }
  });
});

describe('licences', () => {
  it('of the icons in ui are in its notices', async () => {
    const { files } = JSON.parse(await read('packages/ui/package.json')) as Manifest;
    expect(files).toContain('THIRD-PARTY-NOTICES.md');
    const notices = await read('packages/ui/THIRD-PARTY-NOTICES.md');
    expect(notices).toContain((await read('packages/ui/node_modules/lucide-react/LICENSE')).trim());
  });

  it('of font and icons are served by the site', async () => {
    const served = await read('site/public/font-and-icon-licences.txt');
    for (const folder of [
      'node_modules/@fontsource-variable/bricolage-grotesque',
      'packages/ui/node_modules/lucide-react',
    ])
      expect(served).toContain((await read(`${folder}/LICENSE`)).trim());
  });
});

describe('the packed manifest', () => {
  const manifest = {
    name: '@companion/thing',
    exports: {
      '.': { '@companion/source': './src/index.ts', default: './dist/index.js' },
      './words': { types: { '@companion/source': './a.json', default: './a.d.ts' } },
      './package.json': './package.json',
    },
    scripts: { build: 'tsup' },
    dependencies: { ofetch: '1.5.1' },
    devDependencies: { tsup: '9.0.0' },
  };
  beforeEach(() => {
    vi.stubEnv('GITHUB_REPOSITORY', undefined);
    vi.stubEnv('CI_PROJECT_URL', undefined);
  });
  afterEach(() => vi.unstubAllEnvs());

  it('does not lead to our sources', () => {
    const { exports, repository } = hooks.beforePacking(manifest);
    expect(exports).toEqual({
      '.': { default: './dist/index.js' },
      './words': { types: { default: './a.d.ts' } },
      './package.json': './package.json',
    });
    expect(repository).toBeUndefined();
  });

  it('has nothing that only the workspace uses', () => {
    expect(Object.keys(hooks.beforePacking(manifest))).toEqual(['name', 'exports', 'dependencies']);
  });

  it('names the repository whose CI packs it', () => {
    vi.stubEnv('GITHUB_SERVER_URL', 'https://git.example');
    vi.stubEnv('GITHUB_REPOSITORY', 'some/companion');
    expect(hooks.beforePacking(manifest).repository).toEqual({
      type: 'git',
      url: 'git+https://git.example/some/companion.git',
      directory: 'packages/thing',
    });
  });
});

describe('strayFiles', () => {
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
  ])('finds %s', (file) => {
    expect(strayFiles([file])).toEqual([file]);
  });

  it('leaves out the build and the documents', () => {
    const built = ['dist/a.js', 'dist/a.css', 'dist/a/index.d.ts'];
    const files = [...built, 'package.json', 'tokens.json', 'CHANGELOG.md'];
    expect(strayFiles(files)).toEqual([]);
  });
});

describe('manifestProblems', () => {
  const manifest = {
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    files: ['dist', '!dist/dialog', 'CHANGELOG.md'],
  };
  const files = ['CHANGELOG.md', 'dist/index.js', 'package.json'];

  it('are none in what is released', () => {
    expect(manifestProblems(manifest, files)).toEqual([]);
  });

  it('are what leads into the workspace, and what is missing', () => {
    const exports = { '.': { types: { '@companion/source': './src/index.ts' } } };
    const packed = { ...manifest, exports, devDependencies: {} };
    expect(manifestProblems(packed, ['dist/index.js'])).toEqual([
      'its exports lead to our sources',
      'it has devDependencies or scripts of the workspace',
      'CHANGELOG.md of files is missing',
    ]);
  });
});

describe('trustedCi', () => {
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

  it('is the CI that lends its identity', () => {
    expect(trustedCi(github)).toBe('GitHub');
    expect(trustedCi(gitlab)).toBe('GitLab');
  });

  it('is none by hand, nor in a CI without the permission', () => {
    expect(trustedCi({})).toBeUndefined();
    expect(trustedCi({ CI: 'true', GITHUB_REPOSITORY: 'some/companion' })).toBeUndefined();
    for (const identity of [github, gitlab])
      for (const name of Object.keys(identity))
        expect(trustedCi({ ...identity, [name]: '' }), name).toBeUndefined();
  });
});
