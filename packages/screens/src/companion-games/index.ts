export { CompanionGamesScreen, type CompanionGamesScreenProps } from './companion-games.tsx';
export { companionGamesMessages } from './messages.ts';
