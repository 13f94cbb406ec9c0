export { EntitiesScreen, type EntitiesScreenProps } from './entities.tsx';
export { entitiesMessages } from './messages.ts';
