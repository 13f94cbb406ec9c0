export { PartnersScreen, type PartnersScreenProps } from './partners.tsx';
