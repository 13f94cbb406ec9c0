export { RolesScreen, type RolesScreenProps } from './roles.tsx';
