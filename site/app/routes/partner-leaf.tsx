import { leafLoader } from '../data/leaf-loader.ts';
import { loadPartner, loadPartnerInLook, loadStory } from '../data/partners.ts';
import { leafPages } from '../leaf-pages.tsx';
import { partnerLeaves } from '../leaves.ts';

export const loader = leafLoader(partnerLeaves, {
  chat: loadPartner,
  story: loadStory,
  partner: loadPartnerInLook,
  'partner-games': loadPartner,
});

const { Leaf, clientLoader } = leafPages(partnerLeaves, {
  chat: () => import('../pages/chat.tsx'),
  story: () => import('../pages/story.tsx'),
  partner: () => import('../pages/partner.tsx'),
  'partner-games': () => import('../pages/partner-games.tsx'),
});

export { PageError as ErrorBoundary } from '../error-page.tsx';
export { clientLoader, Leaf as default };
