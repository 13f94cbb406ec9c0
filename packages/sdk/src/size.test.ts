import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Limit for the SDK in the README's login integration, brotli. */
const LOGIN_BYTES = 12_000;

const root = path.resolve(import.meta.dirname, '..');
const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
const [, integration = ''] = /```tsx\n([\s\S]*?)```/.exec(readme) ?? [];

/** Size and modules of a program's first load. */
async function firstLoad(
  program: string,
  resolution: Pick<BuildOptions, 'alias' | 'conditions'>,
): Promise<{ bytes: number; modules: string[] }> {
  const { metafile, outputFiles } = await build({
    stdin: { contents: program, resolveDir: root, sourcefile: 'program.tsx', loader: 'tsx' },
    absWorkingDir: root,
    outdir: '.',
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    nodePaths: [path.join(root, 'node_modules')],
    external: ['@companion/ui/*', 'react'],
    logLevel: 'error',
    ...resolution,
  });
  const names = imported(metafile);
  const bytes = outputFiles
    .filter((file) => names.includes(path.basename(file.path)))
    .reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
  const modules = names
    .flatMap((name) => Object.entries(metafile.outputs[name]?.inputs ?? {}))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([module]) => module);
  return { bytes, modules };
}

/** The entry chunk and its static imports. */
function imported({ outputs }: Metafile): string[] {
  const names = Object.keys(outputs).filter((name) => outputs[name]?.entryPoint === 'program.tsx');
  for (const name of names)
    for (const { path, kind } of outputs[name]?.imports ?? [])
      if (kind === 'import-statement' && path in outputs && !names.includes(path)) names.push(path);
  return names;
}

describe('built package', () => {
  let dist: string;
  beforeAll(() => {
    dist = mkdtempSync(path.join(tmpdir(), 'companion-sdk-'));
    const tsup = path.join(root, 'node_modules/.bin/tsup');
    execFileSync(tsup, ['--silent', '--out-dir', dist], { cwd: root });
  });
  afterAll(() => rmSync(dist, { recursive: true, force: true }));

  it(`brings at most ${LOGIN_BYTES} bytes to a page that shows the README's login dialog`, async () => {
    const alias = { '@companion/sdk': path.join(dist, 'index.js') };
    const { bytes } = await firstLoad(integration, { alias });
    expect(bytes).toBeGreaterThan(5_000);
    expect(bytes).toBeLessThanOrEqual(LOGIN_BYTES);
  });
});

describe('page bundle', () => {
  const conditions = ['@companion/source'];

  it("contains only used modules for the README's login", async () => {
    const { modules } = await firstLoad(integration, { conditions });
    expect(modules).toContain('src/login/login-services.ts');
    expect(modules).toContain('src/vendors/captcha/geetest.ts');
    const unused =
      /datarangers|ua-parser|src\/messaging|analytics|deep-link|download|release|sandbox/;
    expect(modules.filter((module) => unused.test(module))).toEqual([]);
  });

  it("imports vendors' packages dynamically, even when it uses the whole SDK", async () => {
    const { modules } = await firstLoad("export * from '@companion/sdk'", { conditions });
    expect(modules).toContain('src/vendors/analytics/datafinder.ts');
    expect(modules.filter((module) => /datarangers|ua-parser/.test(module))).toEqual([]);
  });

  it('is empty when nothing is used', async () => {
    const { modules } = await firstLoad("import '@companion/sdk'", { conditions });
    expect(modules).toEqual([]);
  });
});
