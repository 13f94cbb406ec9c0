import { createGuestTalks } from '@companion/sdk/messaging';
import { browserClient } from '../session/browser-client.ts';

export const guestTalks = createGuestTalks({ client: browserClient() });
