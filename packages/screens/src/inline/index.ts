export { repeatEarlyPress } from './early-press.ts';
export { moveVisibleCompanions } from './move-visible-companions.ts';
export { retainEarlyQuery } from './retain-early-query.ts';
export { HIDDEN_ENTRY_KEY, retainPlace } from './retain-place.ts';
export { showGuides } from './show-guides.ts';
export { applyStoredState, type InlineTheme } from './stored-state.ts';
export { allowServiceWorker } from './trusted-types.ts';
