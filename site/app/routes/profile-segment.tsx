import { profilePrefixes } from '@companion/screens/paths';
import { loadOnServer } from '../data/load-on-server.ts';
import { segmentLoad } from '../data/loader-context.ts';
import { auth } from '../middleware/auth.ts';
import { segmentPages } from './segments/segment-pages.tsx';

export const loader = loadOnServer(segmentLoad(profilePrefixes, { removal: async () => ({}) }));

const { Segment, clientLoader } = segmentPages(
  profilePrefixes,
  { removal: () => import('./segments/removal.tsx') },
  ({ serverLoader }) => serverLoader(),
);

export const clientMiddleware = [auth];

// Client middleware runs on a first visit only if a route hydrates data.
const hydratingLoader = Object.assign(clientLoader, { hydrate: true as const });

export { PageError as ErrorBoundary } from '../shell/error-page.tsx';
export { hydratingLoader as clientLoader, Segment as default };
