export { focusOnShortcut } from './focus-on-shortcut.ts';
export { SearchAssist, type SearchAssistProps } from './search-assist.tsx';
