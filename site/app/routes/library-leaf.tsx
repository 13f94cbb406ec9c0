import { loadEntity, loadRoles, loadThing } from '../data/library.ts';
import { leafLoader } from '../leaf-loader.ts';
import { leafPages } from '../leaf-pages.tsx';
import { libraryLeaves } from '../leaves.ts';

export const loader = leafLoader(libraryLeaves, {
  thing: loadThing,
  roles: loadRoles,
  entity: loadEntity,
});

const { Leaf, clientLoader } = leafPages(libraryLeaves, {
  thing: () => import('../pages/thing.tsx'),
  roles: () => import('../pages/roles.tsx'),
  entity: () => import('../pages/entity.tsx'),
});

export { PageError as ErrorBoundary } from '../error-page.tsx';
export { clientLoader, Leaf as default };
