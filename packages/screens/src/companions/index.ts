export { CompanionsScreen, type CompanionsScreenProps, squareId } from './companions.tsx';
export { CompanionsWall, type CompanionsWallProps } from './companions-wall.tsx';
export { companionsMessages } from './messages.ts';
