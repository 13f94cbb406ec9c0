import { LegalScreen } from '@companion/screens/legal';
import type { LegalDocument } from '@companion/sdk/contract';
import { useLoaderData } from 'react-router';
import { Head } from './head.tsx';

export function LegalPage() {
  const { document } = useLoaderData<{ document: LegalDocument }>();
  return (
    <>
      <Head title={document.title} hasTwin={false} />
      <LegalScreen document={document} />
    </>
  );
}
