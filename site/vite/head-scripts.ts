import { build, type Plugin } from 'vite';

const SUFFIX = '?head-script';

/**
 * `MODULE.ts?head-script` is the module and all that it imports, as the text of one script: for what has to
 * run in a document's head, before any file of the build is asked for.
 */
export function headScripts(): Plugin {
  return {
    name: 'companion:head-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return;
      const { resolve, define } = this.environment.getTopLevelConfig().environments['client'] ?? {};
      const made = await build({
        configFile: false,
        logLevel: 'error',
        define: { ...define },
        resolve: { conditions: resolve?.conditions ?? [] },
        build: {
          write: false,
          rolldownOptions: { input: id.slice(0, -SUFFIX.length), output: { format: 'iife' } },
        },
      });
      if (!('output' in made)) return this.error(`${id} has no one output`);
      const [{ code }] = made.output;
      return `export default ${JSON.stringify(code.trim())}`;
    },
  };
}
