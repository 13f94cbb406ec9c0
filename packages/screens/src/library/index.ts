export { LibraryScreen, type LibraryScreenProps } from './library.tsx';
export { libraryMessages } from './messages.ts';
