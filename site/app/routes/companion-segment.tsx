import { companionPrefixes } from '@companion/screens/paths';
import { loadCompanionSegment } from '../data/companions.ts';
import { loadOnServer } from '../data/load-on-server.ts';
import { userLoader } from '../data/user-loader.ts';
import { segmentPages } from './segments/segment-pages.tsx';

export const loader = loadOnServer(loadCompanionSegment);

const { Segment, clientLoader } = segmentPages(
  companionPrefixes,
  {
    chat: () => import('./segments/chat.tsx'),
    story: () => import('./segments/story.tsx'),
    companion: () => import('./segments/companion.tsx'),
    'companion-games': () => import('./segments/companion-games.tsx'),
  },
  userLoader((loads) => loads.loadCompanionSegment),
);

export { shouldRevalidate } from '../data/user-loader.ts';
export { clientLoader, Segment as default };
