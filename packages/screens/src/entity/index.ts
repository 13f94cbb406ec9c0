export { EntityScreen, type EntityScreenProps } from './entity.tsx';
