import { loadLegalLeaf } from '../data/legal.ts';

export const loader = loadLegalLeaf;

export { PageError as ErrorBoundary } from '../error-page.tsx';
export { LegalPage as default } from '../legal-page.tsx';
