import type { Plugin } from 'vite';

/**
 * The module `virtual:<name>`, whose default export is what `make` returns during the build: JSON.
 * @param make gets a function that prints a warning
 */
export function virtualModule(
  name: string,
  make: (warn: (why: string) => void) => unknown,
): Plugin {
  const id = `virtual:${name}`;
  const resolved = `\0${id}`;
  return {
    name: `companion:${name}`,
    resolveId: (wanted) => (wanted === id ? resolved : undefined),
    load(wanted) {
      if (wanted !== resolved) return undefined;
      return `export default ${JSON.stringify(make((why) => this.warn(why)))};`;
    },
  };
}
