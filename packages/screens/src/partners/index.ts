export { PartnersScreen, type PartnersScreenProps, squareId } from './partners.tsx';
export { PartnersWall, type PartnersWallProps } from './partners-wall.tsx';
