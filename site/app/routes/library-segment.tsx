import { loadEntities, loadEntity, loadLibraryEntry } from '../data/library.ts';
import { segmentLoader } from '../data/segment-loader.ts';
import { libraryPrefixes } from './segments/prefixes.ts';
import { segmentPages } from './segments/segment-pages.tsx';

export const loader = segmentLoader(libraryPrefixes, {
  'library-entry': loadLibraryEntry,
  entities: loadEntities,
  entity: loadEntity,
});

const { Segment, clientLoader } = segmentPages(libraryPrefixes, {
  'library-entry': () => import('./segments/library-entry.tsx'),
  entities: () => import('./segments/entities.tsx'),
  entity: () => import('./segments/entity.tsx'),
});

export { PageError as ErrorBoundary } from '../shell/error-page.tsx';
export { clientLoader, Segment as default };
