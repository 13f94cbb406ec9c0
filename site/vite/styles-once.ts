import type { Plugin } from 'vite';

/**
 * The styles are the client's build's. The server's makes the same anew in one file of another name,
 * which the router would lay among the client's for nobody to ask for.
 */
export function stylesOnce(): Plugin {
  return {
    name: 'companion:styles-once',
    apply: 'build',
    // After Vite has made the file.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_, bundle) {
      for (const file of Object.keys(bundle)) if (file.endsWith('.css')) delete bundle[file];
    },
  };
}
