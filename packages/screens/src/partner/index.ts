export { PartnerScreen, type PartnerScreenProps } from './partner.tsx';
