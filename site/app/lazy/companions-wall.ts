export { CompanionsWall as default } from '@companion/screens/companions';
