import { legal } from 'virtual:documents';
import type { LoaderFunctionArgs } from 'react-router';
import { readLegalLeaf } from '../legal-leaf.ts';
import { parsePath } from '../paths.ts';
import { notFound } from './page-call.ts';

/** The first of these that there is, in the language of the address. */
function document(url: URL, ...names: string[]) {
  const found = names.flatMap((name) => legal[name] ?? [])[0];
  if (!found) throw notFound(url);
  return { document: found[parsePath(url.pathname).locale] };
}

/** A document whose address is its name, with or without `.html`. */
export function loadLegal({ url }: LoaderFunctionArgs) {
  const name = url.pathname.split('/').findLast(Boolean) ?? '';
  return document(url, name.replace(/\.html$/, ''));
}

/**
 * `terms{id}`: the variant of that name where there is one (`terms-txj`), the document itself where
 * there is none: links in older clients never die.
 */
export function loadLegalLeaf({ url, params }: LoaderFunctionArgs) {
  const leaf = readLegalLeaf(params['leaf'] ?? '');
  if (!leaf) throw notFound(url);
  return document(url, `${leaf.name}${leaf.id}`, leaf.name);
}

/** `/topup/agreement{id}.html`: one agreement for every product that is topped up. */
export function loadTopup({ url, params }: LoaderFunctionArgs) {
  if (!/^agreement[\w.-]{0,64}\.html$/.test(params['leaf'] ?? '')) throw notFound(url);
  return document(url, 'topup-agreement');
}
