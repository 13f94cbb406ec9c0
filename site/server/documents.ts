import path from 'node:path';
import {
  allLanguages,
  check,
  type Problem,
  problemsOf,
  readFiles,
  type SourceFile,
  splitHead,
} from '@companion/sandbox/content-files';
import type { About } from '@companion/screens/about';
import type { LegalDocument } from '@companion/screens/legal';
import { staticDocuments } from '@companion/screens/paths';
import { StartError } from '@companion/server';
import * as v from 'valibot';
import { lineOf, renewOnHangup } from './renew-on-hangup.ts';

type InEachLanguage<Document> = Record<'zh' | 'en' | 'ja', Document>;

/** The documents of the operator. They do not depend on the backend. */
export interface Documents {
  /** By the name in their address. */
  legal: Record<string, InEachLanguage<LegalDocument> | undefined>;
  about: InEachLanguage<About>;
}

const ABOUT = 'about.json';
const ownDocuments = path.resolve(import.meta.dirname, '../documents');

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

/** Names of the documents that spec §2 gives an address. */
const required = [...staticDocuments, 'topup-agreement'];

/**
 * The current documents of a folder, by default our own. SIGHUP reads the folder again; with a problem, all stay as they
 * were.
 * @throws {StartError} that names the first problem.
 */
export function openDocuments(folder: string | undefined, onNew: () => void): () => Documents {
  const { documents, problems } = readDocuments(folder);
  if (!documents) throw new StartError(`COMPANION_DOCUMENTS: ${problems.map(lineOf)[0]}`);
  let current = documents;
  if (folder !== undefined)
    renewOnHangup('The documents are new', 'The documents stay as they were', () => {
      const renewed = readDocuments(folder);
      if (renewed.documents) {
        current = renewed.documents;
        onNew();
      }
      return renewed.problems;
    });
  return () => current;
}

/** Reads a folder, by default our own. `documents` is absent when there are problems. */
export function readDocuments(folder: string = ownDocuments): {
  documents?: Documents;
  problems: Problem[];
} {
  const problems: Problem[] = [];
  const legal: Documents['legal'] = {};
  let about: Documents['about'] | undefined;
  for (const source of readFiles(folder)) {
    const { name, base, dir } = path.parse(source.path);
    // Earlier versions, perhaps. A mounted volume keeps its files in a folder, too.
    if (dir !== '') continue;
    try {
      if (base === ABOUT) about = check(aboutPage, JSON.parse(source.text));
      else legal[name] = legalDocument(name, source);
    } catch (error) {
      problems.push(...problemsOf(source, error));
    }
  }
  const broken = new Set(problems.map(({ file }) => file));
  const missing = required.filter((name) => !legal[name]).map((name) => `${name}.md`);
  if (!about) missing.push(ABOUT);
  for (const file of missing)
    if (!broken.has(file)) problems.push({ file, line: 1, problem: 'is missing' });
  return about && problems.length === 0 ? { documents: { legal, about }, problems } : { problems };
}

function legalDocument(id: string, { text: source }: SourceFile): InEachLanguage<LegalDocument> {
  const { head, text } = splitHead(source);
  const known = { id, ...check(legalHead, head) };
  const { zh, en, ja } = allLanguages(text);
  return { zh: { ...known, ...zh }, en: { ...known, ...en }, ja: { ...known, ...ja } };
}
