import { libraryPrefixes } from '@companion/screens/paths';
import { loadLibrarySegment } from '../data/library.ts';
import { loadOnServer } from '../data/load-on-server.ts';
import { userLoader } from '../data/user-loader.ts';
import { segmentPages } from './segments/segment-pages.tsx';

export const loader = loadOnServer(loadLibrarySegment);

const { Segment, clientLoader } = segmentPages(
  libraryPrefixes,
  {
    'library-entry': () => import('./segments/library-entry.tsx'),
    entities: () => import('./segments/entities.tsx'),
    entity: () => import('./segments/entity.tsx'),
  },
  userLoader((loads) => loads.loadLibrarySegment),
);

export { shouldRevalidate } from '../data/user-loader.ts';
export { clientLoader, Segment as default };
