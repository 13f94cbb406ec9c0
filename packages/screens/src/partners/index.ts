export { PartnersScreen, type PartnersScreenProps } from './partners.tsx';
export { PartnersWall, type PartnersWallProps } from './partners-wall.tsx';
