import type { LoaderFunctionArgs } from 'react-router';
import { readLegalLeaf } from '../legal-leaf.ts';
import { needed, notFound, orNobody, type PageCall, pageCall } from '../page-call.ts';

const document = async (call: PageCall, id: string) => ({
  document: await needed(call, call.client.visitor.web.legal(id, call.signal)),
});

/** A document whose address is its name, with or without `.html`. */
export function loadLegal(args: LoaderFunctionArgs) {
  const call = pageCall(args);
  const name = call.url.pathname.split('/').findLast(Boolean) ?? '';
  return document(call, name.replace(/\.html$/, ''));
}

/**
 * `terms{id}`: the variant of that name where there is one (`terms-txj`), the document itself where
 * there is none: links that older clients carry never die. An API that does not answer is no proof that
 * there is none: nobody is shown another document than the one he asked for.
 */
export async function loadLegalLeaf(args: LoaderFunctionArgs) {
  const call = pageCall(args);
  const leaf = readLegalLeaf(args.params['leaf'] ?? '');
  if (!leaf) throw notFound(call.url);
  const { legal } = call.client.visitor.web;
  const variantOrItself = async () =>
    (await orNobody(legal(`${leaf.name}${leaf.id}`, call.signal))) ?? legal(leaf.name, call.signal);
  return { document: await needed(call, variantOrItself()) };
}

/** `/topup/agreement{id}.html`: one agreement for every product that is topped up. */
export function loadTopup(args: LoaderFunctionArgs) {
  const call = pageCall(args);
  if (!/^agreement[\w.-]{0,64}\.html$/.test(args.params['leaf'] ?? '')) throw notFound(call.url);
  return document(call, 'topup-agreement');
}
