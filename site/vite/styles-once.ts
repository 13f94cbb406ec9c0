import type { Plugin } from 'vite';

/**
 * The client build already emits all styles. The server build emits the same CSS under another name, and the
 * router would copy it to the client although nothing links it.
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
