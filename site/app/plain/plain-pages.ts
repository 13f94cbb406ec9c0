export { offlinePage } from '../offline/offline-page.tsx';
export { workers } from '../offline/workers.ts';
export { busyPage } from './busy-page.tsx';
