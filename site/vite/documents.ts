import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { allLanguages, splitHead } from '../../packages/sandbox/src/content/markdown.ts';

const MODULE = 'virtual:documents';
const FOLDER = path.resolve(import.meta.dirname, '../documents');

const nonEmpty = v.pipe(v.string(), v.nonEmpty());
const legalHead = v.strictObject({ version: nonEmpty, effective: v.pipe(v.string(), v.isoDate()) });

const inEachLanguage = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.strictObject({ zh: schema, en: schema, ja: schema });
const aboutPage = inEachLanguage(
  v.strictObject({
    mission: nonEmpty,
    essay: v.array(nonEmpty),
    timeline: v.array(v.strictObject({ date: nonEmpty, title: nonEmpty, text: nonEmpty })),
    contact: v.array(v.strictObject({ label: nonEmpty, value: nonEmpty })),
    jobs: v.array(
      v.strictObject({ id: nonEmpty, title: nonEmpty, place: nonEmpty, text: nonEmpty }),
    ),
  }),
);

/**
 * The legal documents by name, and the page about us, in all three languages: what the operator says, whatever
 * backend there is. A document that is not as it should be ends the build.
 */
export function readDocuments() {
  const files = readdirSync(FOLDER).map((name) => path.join(FOLDER, name));
  const legal = files.filter((file) => file.endsWith('.md')).map((file) => within(file, legalOf));
  const about = within(path.join(FOLDER, 'about.json'), (text) =>
    v.parse(aboutPage, JSON.parse(text)),
  );
  return { files, legal: Object.fromEntries(legal), about };
}

function legalOf(source: string, id: string) {
  const { head, text } = splitHead(source);
  const known = { id, ...v.parse(legalHead, head) };
  const { zh, en, ja } = allLanguages(text);
  return [
    id,
    { zh: { ...known, ...zh }, en: { ...known, ...en }, ja: { ...known, ...ja } },
  ] as const;
}

/** @throws with the name of the file */
function within<Read>(file: string, read: (text: string, name: string) => Read): Read {
  const { name, base } = path.parse(file);
  try {
    return read(readFileSync(file, 'utf8'), name);
  } catch (cause) {
    throw new Error(`site/documents/${base}: ${(cause as Error).message}`, { cause });
  }
}

/** `virtual:documents` is what `readDocuments` reads. */
export function documents(): Plugin {
  return {
    name: 'companion:documents',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const { files, legal, about } = readDocuments();
      for (const file of files) this.addWatchFile(file);
      return `export const legal = ${JSON.stringify(legal)};\nexport const about = ${JSON.stringify(about)};`;
    },
  };
}
