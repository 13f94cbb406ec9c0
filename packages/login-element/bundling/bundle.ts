import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';

const root = path.resolve(import.meta.dirname, '..');

/** 1rem, px. The root font size belongs to the page, which may have set any. */
const REM_PX = 16;

export const inPixels = (css: string): string =>
  css.replace(/(?<![\w.-])(\d*\.?\d+)rem\b/g, (_, size: string) => `${Number(size) * REM_PX}px`);

const resolved = (specifier: string) => fileURLToPath(import.meta.resolve(specifier));

/** Stylesheets of ui as text. */
const stylesheets: Plugin = {
  name: 'stylesheets',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@companion\/ui\/.+\.css$/ }, ({ path: specifier }) => ({
      path: resolved(specifier),
      namespace: 'text',
    }));
    onLoad({ filter: /.*/, namespace: 'text' }, async ({ path: file }) => ({
      contents: inPixels(await readFile(file, 'utf8')),
      loader: 'text',
    }));
  },
};

/** The element imports the dialog as a file of its own. Each has its own copy of the few modules that both use. */
const dialogApart: Plugin = {
  name: 'dialog-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/dialog\/index\.tsx$/ }, () => ({
      path: './dialog.js',
      external: true,
    }));
  },
};

const options = {
  absWorkingDir: root,
  outdir: 'dist',
  write: false,
  metafile: true,
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: ['chrome111', 'safari16.4', 'firefox121'],
  jsx: 'automatic',
  legalComments: 'none',
  // The SDK imports them on demand, for what the dialog does not use. No file of the bundle may need them.
  external: ['@datarangers/sdk-javascript', 'ua-parser-js'],
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
} as const satisfies BuildOptions;

const buildElement = () =>
  build({
    ...options,
    entryPoints: { index: 'src/index.ts' },
    plugins: [dialogApart],
    // Of the SDK's sources only the modules of the session are needed. Its build is one module, with all schemas.
    conditions: ['@companion/source'],
  });

const buildDialog = () =>
  build({
    ...options,
    entryPoints: { dialog: 'src/dialog/index.tsx' },
    plugins: [stylesheets],
  });

export interface Bundle {
  files: { name: string; text: string }[];
  /** The files of the bundle by name. */
  outputs: Metafile['outputs'];
}

/** Bundles the element and, apart, its dialog with all that it needs. */
export async function bundle(): Promise<Bundle> {
  const builds = await Promise.all([buildElement(), buildDialog()]);
  return {
    files: builds.flatMap(({ outputFiles }) =>
      outputFiles.map(({ path: file, text }) => ({ name: path.basename(file), text })),
    ),
    outputs: Object.fromEntries(
      builds.flatMap(({ metafile: { outputs } }) =>
        Object.entries(outputs).map(([file, output]) => [path.basename(file), output]),
      ),
    ),
  };
}
