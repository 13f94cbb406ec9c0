import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';

const root = path.resolve(import.meta.dirname, '..');

/** What an entry adds to a page that already has React: bytes, brotli, as a host's build makes them. */
export interface Size {
  /** Scripts that load with the page. */
  js: number;
  /** Scripts that load on demand. */
  jsLater: number;
  css: number;
}

/** `exported` is what a host imports. */
export async function measure(entry: string, exported = '*'): Promise<Size> {
  const { metafile, outputFiles } = await build({
    stdin: {
      contents: `export ${exported} from './dist/entries/${entry}.js'`,
      resolveDir: root,
      sourcefile: 'page.js',
    },
    absWorkingDir: root,
    outdir: '.',
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    external: ['react', 'react/*', 'react-dom', 'react-dom/*', 'react-intl'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const initial = initialChunks(metafile);
  const size: Size = { js: 0, jsLater: 0, css: compressed(await stylesheet(entry)) };
  for (const { path: file, contents } of outputFiles)
    size[initial.includes(path.basename(file)) ? 'js' : 'jsLater'] += compressed(contents);
  return size;
}

/** The page's own chunk and its static imports. */
function initialChunks({ outputs }: Metafile): string[] {
  const names = Object.keys(outputs).filter((name) => outputs[name]?.entryPoint === 'page.js');
  for (const name of names)
    for (const { path: chunk, kind } of outputs[name]?.imports ?? [])
      if (kind === 'import-statement' && Object.hasOwn(outputs, chunk) && !names.includes(chunk))
        names.push(chunk);
  return names;
}

/** Some entries have no stylesheet. */
const stylesheet = (entry: string) =>
  readFile(path.join(root, `dist/entries/${entry}.css`)).catch(() => '');

const compressed = (text: string | Uint8Array): number =>
  text.length === 0 ? 0 : brotliCompressSync(text).length;
