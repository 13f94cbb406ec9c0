export { LibraryScreen, type LibraryScreenProps } from './library.tsx';
