export { ActivitiesScreen, type ActivitiesScreenProps } from './activities.tsx';
export { activitiesMessages } from './messages.ts';
