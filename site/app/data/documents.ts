import { legalNames, parsePath } from '@companion/screens/paths';
import type { LoaderFunctionArgs } from 'react-router';
import { notFound } from './loader-context.ts';
import { appContext } from './request-handler.ts';

/** The document that the last segment names. Every id of the top-up agreement shows the same one. */
export function loadLegal({ url, params, context }: LoaderFunctionArgs) {
  const { legal } = context.get(appContext).documents();
  const { locale, segments } = parsePath(url.pathname);
  const own = params['segment'];
  const segment = own ?? segments.at(-1)?.replace(/\.html$/, '') ?? '';
  const isTopup = segments[0] === 'topup' && /^agreement[\w.-]{0,64}\.html$/.test(segment);
  const names = isTopup ? ['topup-agreement'] : own === undefined ? [segment] : legalNames(own);
  const [found] = names.flatMap((name) => legal[name] ?? []);
  if (!found) throw notFound(url);
  return { document: found[locale] };
}

export const loadAbout = ({ url, context }: LoaderFunctionArgs) => ({
  about: context.get(appContext).documents().about[parsePath(url.pathname).locale],
});
