export { SearchScreen, type SearchScreenProps } from './search.tsx';
