import type { Plugin } from 'vite';
import { readDocuments } from '../site/server/documents.ts';

const MODULE = 'virtual:documents';

/** `virtual:documents` holds the legal documents and the page about us, for the stories of their screens. */
export function operatorDocuments(): Plugin {
  return {
    name: 'companion:documents',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const { documents } = readDocuments();
      return `export const { legal, about } = ${JSON.stringify(documents)};`;
    },
  };
}
