import { build, type Plugin } from 'vite';

const SUFFIX = '?inline-script';

/**
 * `<module>.ts?inline-script` is the text of one script: the module with everything it imports. It runs in the head of a
 * document, before any file of the build is requested, or as a worker, whose address has no hash.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'companion:inline-scripts',
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
          rolldownOptions: {
            input: id.slice(0, -SUFFIX.length),
            output: { format: 'iife' },
          },
        },
      });
      if (!('output' in made)) return this.error(`${id} has no one output`);
      const [{ code }] = made.output;
      // In the document this would end the element that holds the script.
      const inline = code.trim().replaceAll('</script', String.raw`<\/script`);
      return `export default ${JSON.stringify(inline)}`;
    },
  };
}
