export { type LegalDocument, LegalScreen, type LegalScreenProps } from './legal.tsx';
