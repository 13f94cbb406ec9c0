export { PartnersWall as default } from '@companion/screens/partners';
