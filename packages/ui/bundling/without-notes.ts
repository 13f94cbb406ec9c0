import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Notes for translators stay in the sources: nobody reads them in a browser. */
export const withoutNotes: Plugin = {
  name: 'without-notes',
  setup(build) {
    build.onLoad({ filter: /\/messages\.ts$/ }, async ({ path }) => ({
      loader: 'ts',
      contents: (await readFile(path, 'utf8')).replace(
        /,?\s*description:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g,
        '',
      ),
    }));
  },
};
