export { searchScreenMessages } from './messages.ts';
export { SearchScreen, type SearchScreenProps } from './search.tsx';
