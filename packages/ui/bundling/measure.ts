import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type BuildOptions, build, type Metafile, type Plugin, transform } from 'esbuild';
import { namesIn, tailor } from './tailor.ts';

const root = path.resolve(import.meta.dirname, '..');

/** What an entry brings to a page that already has React: bytes, brotli, as a host's build makes them. */
export interface Size {
  /** Scripts that are loaded with the page. */
  js: number;
  /** Scripts that are loaded when something asks for them. */
  jsLater: number;
  /** The stylesheet. */
  css: number;
  /** What of the stylesheet only the later scripts need. */
  cssLater: number;
}

/** Measures an entry as it was built last. */
export async function measure(entry: string): Promise<Size> {
  const { metafile, outputFiles } = await build({
    ...page(entry),
    splitting: true,
    outdir: '.',
  });
  const names = loadedWithThePage(metafile);
  const bytes = (chosen: (name: string) => boolean) =>
    outputFiles
      .filter((file) => chosen(path.basename(file.path)))
      .reduce((sum, { contents }) => sum + compressed(contents), 0);
  const css = await stylesheet(entry);
  return {
    js: bytes((name) => names.includes(name)),
    jsLater: bytes((name) => !names.includes(name)),
    css: compressed(css),
    cssLater: compressed(css) - compressed(tailor(css, await namesAtOnce(entry))),
  };
}

/** A page with all of an entry, and how a host builds it. */
const page = (entry: string) =>
  ({
    stdin: {
      contents: `export * from './dist/entries/${entry}.js'`,
      resolveDir: root,
      sourcefile: 'page.js',
    },
    absWorkingDir: root,
    write: false,
    metafile: true,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    external: ['react', 'react/*', 'react-dom', 'react-dom/*', 'react-intl'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  }) satisfies BuildOptions;

/** The page's own chunk and those it imports; what it loads later is in chunks of their own. */
function loadedWithThePage({ outputs }: Metafile): string[] {
  const names = Object.keys(outputs).filter((name) => outputs[name]?.entryPoint === 'page.js');
  for (const name of names)
    for (const { path: chunk, kind } of outputs[name]?.imports ?? [])
      if (kind === 'import-statement' && chunk in outputs && !names.includes(chunk))
        names.push(chunk);
  return names;
}

const withoutLaterScripts: Plugin = {
  name: 'without-later-scripts',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

async function namesAtOnce(entry: string): Promise<Set<string>> {
  const { outputFiles } = await build({ ...page(entry), plugins: [withoutLaterScripts] });
  return namesIn(outputFiles.map(({ text }) => text).join('\n'));
}

async function stylesheet(entry: string): Promise<string> {
  const css = await readFile(path.join(root, `dist/entries/${entry}.css`), 'utf8').catch(() => '');
  return (await transform(css, { loader: 'css', minify: true })).code.trim();
}

const compressed = (text: string | Uint8Array): number =>
  text.length === 0 ? 0 : brotliCompressSync(text).length;
