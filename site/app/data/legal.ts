import { legal } from 'virtual:documents';
import type { LoaderFunctionArgs } from 'react-router';
import { parsePath } from '../routes/paths.ts';
import { readLegalSegment } from '../routes/segments/legal-segment.ts';
import { notFound } from './loader-context.ts';

/** The first of `names` that exists, in the language of the address. */
function document(url: URL, ...names: string[]) {
  const first = names.flatMap((name) => legal[name] ?? [])[0];
  if (!first) throw notFound(url);
  return { document: first[parsePath(url.pathname).locale] };
}

/** `/terms` and `/terms.html`. */
export function loadLegal({ url }: LoaderFunctionArgs) {
  const name = url.pathname.split('/').findLast(Boolean) ?? '';
  return document(url, name.replace(/\.html$/, ''));
}

/** `terms{id}`: the variant of that name (`terms-txj`), else the document itself, so that old links keep working. */
export function loadLegalSegment({ url, params }: LoaderFunctionArgs) {
  const found = readLegalSegment(params['segment'] ?? '');
  if (!found) throw notFound(url);
  return document(url, `${found.name}${found.id}`, found.name);
}

/** `/topup/agreement{id}.html`: every id shows the same agreement. */
export function loadTopup({ url, params }: LoaderFunctionArgs) {
  if (!/^agreement[\w.-]{0,64}\.html$/.test(params['segment'] ?? '')) throw notFound(url);
  return document(url, 'topup-agreement');
}
