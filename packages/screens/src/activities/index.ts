export { ActivitiesScreen, type ActivitiesScreenProps, activityStates } from './activities.tsx';
export { activitiesMessages } from './messages.ts';
