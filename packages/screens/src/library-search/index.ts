export { LibrarySearch, type LibrarySearchProps } from './library-search.tsx';
