export { CompanionGamesScreen, type CompanionGamesScreenProps } from './companion-games.tsx';
