export { offlineMessages } from './late-messages.ts';
export { OfflineScreen, type OfflineScreenProps } from './offline.tsx';
