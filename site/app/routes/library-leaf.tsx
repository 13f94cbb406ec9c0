import { leafLoader } from '../data/leaf-loader.ts';
import { loadEntity, loadLibraryEntry, loadRoles } from '../data/library.ts';
import { leafPages } from '../leaf-pages.tsx';
import { libraryLeaves } from '../leaves.ts';

export const loader = leafLoader(libraryLeaves, {
  'library-entry': loadLibraryEntry,
  roles: loadRoles,
  entity: loadEntity,
});

const { Leaf, clientLoader } = leafPages(libraryLeaves, {
  'library-entry': () => import('../pages/library-entry.tsx'),
  roles: () => import('../pages/roles.tsx'),
  entity: () => import('../pages/entity.tsx'),
});

export { PageError as ErrorBoundary } from '../error-page.tsx';
export { clientLoader, Leaf as default };
