export { CompanionScreen, type CompanionScreenProps } from './companion.tsx';
