export {
  type LegalDocument,
  LegalScreen,
  type LegalScreenProps,
  legalDescription,
} from './legal.tsx';
export { useAgreements } from './use-agreements.ts';
