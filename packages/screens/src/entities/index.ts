export { EntitiesScreen, type EntitiesScreenProps } from './entities.tsx';
