import { loadLegalSegment } from '../data/legal.ts';

export const loader = loadLegalSegment;

export { PageError as ErrorBoundary } from '../shell/error-page.tsx';
export { LegalPage as default } from './legal-page.tsx';
