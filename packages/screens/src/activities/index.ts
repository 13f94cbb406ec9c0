export { ActivitiesScreen, type ActivitiesScreenProps } from './activities.tsx';
