export {
  createShelf,
  type KeptItem,
  keptHere,
  type Shelf,
  type ShelfOptions,
} from '../shelf/shelf.ts';
export type { StorageArea, StorageKey, StorageKeyFamily, StorageOwner } from '../storage/keys.ts';
export { RECENTS_KEY } from '../storage/keys.ts';
export { pageStorage } from '../storage/page-storage.ts';
export { createRecentSearches, type RecentSearches } from '../storage/recent-searches.ts';
export { createRecents, type Recent, type Recents } from '../storage/recents.ts';
export {
  createStorageRegistry,
  type StorageRegistry,
  type StorageRegistryOptions,
} from '../storage/registry.ts';
export { createRemovalSentAt, type RemovalSentAt } from '../storage/removal-sent-at.ts';
export { replaceForbiddenStorage } from '../storage/replace-forbidden-storage.ts';
export { type StoredValue, storedValue } from '../storage/stored-value.ts';
