import { loadCompanion, loadCompanionInLook, loadStory } from '../data/companions.ts';
import { leafLoader } from '../data/leaf-loader.ts';
import { leafPages } from '../leaf-pages.tsx';
import { companionLeaves } from '../leaves.ts';

export const loader = leafLoader(companionLeaves, {
  chat: loadCompanion,
  story: loadStory,
  companion: loadCompanionInLook,
  'companion-games': loadCompanion,
});

const { Leaf, clientLoader } = leafPages(companionLeaves, {
  chat: () => import('../pages/chat.tsx'),
  story: () => import('../pages/story.tsx'),
  companion: () => import('../pages/companion.tsx'),
  'companion-games': () => import('../pages/companion-games.tsx'),
});

export { PageError as ErrorBoundary } from '../error-page.tsx';
export { clientLoader, Leaf as default };
