import { LegalScreen } from '@companion/screens/legal';
import type { LegalDocument } from '@companion/sdk/contract';
import { useLoaderData } from 'react-router';
import { Head } from './head.tsx';

export function LegalPage() {
  const { document } = useLoaderData<{ document: LegalDocument }>();
  return (
    <>
      <Head title={document.title} description={openingOf(document)} hasTwin={false} />
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
