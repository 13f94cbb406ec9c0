import { createGuestTalks, type GuestTalks } from '@companion/sdk/messaging';
import type { PublicConfig } from '../../server/environment.ts';
import { browserClient } from '../session/browser-client.ts';

let talks: GuestTalks | undefined;

export function siteGuestTalks(config: PublicConfig): GuestTalks {
  talks ??= createGuestTalks({ client: browserClient(config) });
  return talks;
}
