import { leafLoader } from '../../data/leaf-loader.ts';
import { leafPages } from '../../leaf-pages.tsx';
import { profileLeaves } from '../../leaves.ts';

export const loader = leafLoader(profileLeaves, { removal: async () => ({}) });

const { Leaf, clientLoader } = leafPages(profileLeaves, {
  removal: () => import('../../pages/removal.tsx'),
});

export { PageError as ErrorBoundary } from '../../error-page.tsx';
export { clientLoader, Leaf as default };
