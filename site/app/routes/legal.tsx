import { loadLegal } from '../data/legal.ts';

export const loader = loadLegal;

export { PageError as ErrorBoundary } from '../shell/error-page.tsx';
export { LegalPage as default } from './legal-page.tsx';
