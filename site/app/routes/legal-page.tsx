import { type LegalDocument, LegalScreen } from '@companion/screens/legal';
import { useLoaderData, useLocation } from 'react-router';
import { Head } from '../shell/head.tsx';

export function LegalPage() {
  const { pathname } = useLocation();
  const { document } = useLoaderData<{ document: LegalDocument }>();
  return (
    <>
      <Head
        title={document.title}
        description={openingOf(document)}
        hasMobilePage={false}
        // `/terms`, `/terms.html` and `/terms2024` are one page; the top-up agreement has one per product.
        canonicalSegment={pathname.includes('/topup/') ? undefined : document.id}
      />
      <LegalScreen document={document} />
    </>
  );
}

/** Letters; search engines show hardly more. */
const LONGEST = 150;

/** What a document begins with. */
function openingOf({ blocks }: LegalDocument): string | undefined {
  const text = blocks.flatMap((block) => (block.type === 'paragraph' ? block.text : []))[0];
  return text !== undefined && text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
