export { type CompanionLinkPicture, companionLinkPicture } from './companion-link-picture.ts';
export { type GameLinkPicture, gameLinkPicture } from './game-link-picture.ts';
export { homeLinkPicture } from './home-link-picture.ts';
