import { legalNames, parsePath } from '@companion/screens/paths';
import type { LoaderFunctionArgs } from 'react-router';
import { notFound } from './loader-context.ts';
import { renderContext } from './request-handler.ts';

/** The document that the path names. Every id of the top-up agreement shows the same one. */
export function loadLegal({ url, context }: LoaderFunctionArgs) {
  const { legal } = context.get(renderContext).documents();
  const { locale, segments } = parsePath(url.pathname);
  const [found] = legalNames(segments.join('/'), locale).flatMap((name) => legal[name] ?? []);
  if (!found) throw notFound(url);
  return { document: found[locale] };
}

export const loadAbout = ({ url, context }: LoaderFunctionArgs) => ({
  about: context.get(renderContext).documents().about[parsePath(url.pathname).locale],
});
