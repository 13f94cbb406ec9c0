export { shelfMessages } from './messages.ts';
export { Shelf, type ShelfProps } from './shelf.tsx';
export type { ShelfThings } from './shelf-things.ts';
