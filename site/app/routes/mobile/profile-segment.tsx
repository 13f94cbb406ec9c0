import { segmentLoader } from '../../data/segment-loader.ts';
import { profilePrefixes } from '../segments/prefixes.ts';
import { segmentPages } from '../segments/segment-pages.tsx';

export const loader = segmentLoader(profilePrefixes, { removal: async () => ({}) });

const { Segment, clientLoader } = segmentPages(profilePrefixes, {
  removal: () => import('../segments/removal.tsx'),
});

export { PageError as ErrorBoundary } from '../../shell/error-page.tsx';
export { clientLoader, Segment as default };
