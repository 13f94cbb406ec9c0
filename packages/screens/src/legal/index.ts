export { LegalScreen, type LegalScreenProps } from './legal.tsx';
