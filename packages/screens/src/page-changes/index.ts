export { followPageChanges } from './follow-page-changes.ts';
