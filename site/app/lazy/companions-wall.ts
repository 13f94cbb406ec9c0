export { CompanionsWall } from '@companion/screens/companions';
