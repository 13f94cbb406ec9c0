import { loadCompanion, loadCompanionInLook, loadStory } from '../data/companions.ts';
import { segmentLoader } from '../data/segment-loader.ts';
import { companionPrefixes } from './segments/prefixes.ts';
import { segmentPages } from './segments/segment-pages.tsx';

export const loader = segmentLoader(companionPrefixes, {
  chat: loadCompanion,
  story: loadStory,
  companion: loadCompanionInLook,
  'companion-games': loadCompanion,
});

const { Segment, clientLoader } = segmentPages(companionPrefixes, {
  chat: () => import('./segments/chat.tsx'),
  story: () => import('./segments/story.tsx'),
  companion: () => import('./segments/companion.tsx'),
  'companion-games': () => import('./segments/companion-games.tsx'),
});

export { PageError as ErrorBoundary } from '../shell/error-page.tsx';
export { clientLoader, Segment as default };
