import { LegalScreen, legalDescription } from '@companion/screens/legal';
import { legalNames, parsePath } from '@companion/screens/paths';
import { notFound } from '../data/loader-context.ts';
import { renderContext } from '../data/request-handler.ts';
import { Head } from '../shell/head.tsx';
import type { Route } from './+types/legal';

/** The document that the path names. Every id of the top-up agreement shows the same one. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { legal } = context.get(renderContext).documents();
  const { locale, segments } = parsePath(url.pathname);
  const [found] = legalNames(segments.join('/'), locale).flatMap((name) => legal[name] ?? []);
  if (!found) throw notFound(url);
  return { document: found[locale] };
}

export default function Legal({ loaderData: { document } }: Route.ComponentProps) {
  return (
    <>
      <Head
        title={document.title}
        description={legalDescription(document)}
        hasMobilePage={false}
        // `/terms`, `/terms.html` and `/terms2024` are one page; the top-up agreement has one per product.
        canonicalSegment={document.id === 'topup-agreement' ? undefined : document.id}
      />
      <LegalScreen document={document} />
    </>
  );
}
