import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Limit for the SDK with only the login used, without vendors (docs/contract.md#budgets), bytes of brotli. */
const LOGIN_BYTES = 12_000;

/** The README's login integration, with a captcha from elsewhere. */
const login = `
  import { createClient, createLoginServices, createSessionStore } from '@companion/sdk';
  const session = createSessionStore();
  const client = createClient({ baseUrl: 'https://api.example', session });
  export const login = (captcha) => createLoginServices(client, { captcha });
`;

const root = path.resolve(import.meta.dirname, '..');
const entries = [
  '@companion/sdk',
  ...readdirSync(path.join(root, 'src/entries')).map(
    (file) => `@companion/sdk/${path.basename(file, '.ts')}`,
  ),
];
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
      if (kind === 'import-statement' && Object.hasOwn(outputs, path) && !names.includes(path))
        names.push(path);
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

  it(`brings at most ${LOGIN_BYTES} bytes to a page that uses the login`, async () => {
    const alias = { '@companion/sdk': path.join(dist, 'index.js') };
    const { bytes } = await firstLoad(login, { alias });
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

  it("imports vendors' packages dynamically, even when it uses all entries", async () => {
    const program = entries.map((entry, index) => `export * as entry${index} from '${entry}';`);
    const { modules } = await firstLoad(program.join('\n'), { conditions });
    expect(modules).toContain('src/vendors/analytics/datafinder.ts');
    expect(modules.filter((module) => /datarangers|ua-parser/.test(module))).toEqual([]);
  });

  it.each(entries)('is empty when nothing of %s is used', async (entry) => {
    const { modules } = await firstLoad(`import '${entry}'`, { conditions });
    expect(modules).toEqual([]);
  });
});
