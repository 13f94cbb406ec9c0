export { PartnerGamesScreen, type PartnerGamesScreenProps } from './partner-games.tsx';
