import type { Plugin } from 'vite';

/** Keeps the stylesheet of the server's build out of the client: no page links it. */
export function stylesOnce(): Plugin {
  return {
    name: 'companion:styles-once',
    apply: 'build',
    // After Vite has emitted the file.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_, bundle) {
      for (const file of Object.keys(bundle)) if (file.endsWith('.css')) delete bundle[file];
    },
  };
}
