import { leafLoader } from '../data/leaf-loader.ts';
import { loadEntities, loadEntity, loadLibraryEntry } from '../data/library.ts';
import { leafPages } from '../leaf-pages.tsx';
import { libraryLeaves } from '../leaves.ts';

export const loader = leafLoader(libraryLeaves, {
  'library-entry': loadLibraryEntry,
  entities: loadEntities,
  entity: loadEntity,
});

const { Leaf, clientLoader } = leafPages(libraryLeaves, {
  'library-entry': () => import('../pages/library-entry.tsx'),
  entities: () => import('../pages/entities.tsx'),
  entity: () => import('../pages/entity.tsx'),
});

export { PageError as ErrorBoundary } from '../error-page.tsx';
export { clientLoader, Leaf as default };
