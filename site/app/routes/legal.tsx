import { LegalScreen, legalDescription } from '@companion/screens/legal';
import { Head } from '../shell/head.tsx';
import type { Route } from './+types/legal';

export { loadLegal as loader } from '../data/documents.ts';

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
