import { profilePrefixes, readSegment } from '@companion/screens/paths';
import { type ClientLoaderFunctionArgs, useParams } from 'react-router';
import { loadOnServer } from '../data/load-on-server.ts';
import { segmentLoad } from '../data/loader-context.ts';
import { auth } from '../middleware/auth.ts';
import Removal from './segments/removal.tsx';

export const loader = loadOnServer(segmentLoad(profilePrefixes, { removal: async () => ({}) }));

export const clientMiddleware = [auth];

// Client middleware runs on a first visit only if a route hydrates data.
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader();
clientLoader.hydrate = true as const;

export default function ProfileSegment() {
  const found = readSegment(profilePrefixes, useParams()['segment'] ?? '');
  return found && <Removal key={found.id} id={found.id} />;
}
