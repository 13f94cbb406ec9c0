import { createMessaging, createSandboxMessaging, type Messaging } from '@companion/sdk';
import type { PublicConfig } from '../data/config.ts';
import { parsePath } from '../routes/paths.ts';
import { browserClient } from '../session/browser-client.ts';

/** `app_id` of this product at `im/get_token` (spec §7). */
const APP_ID = 'companion-web';

let messaging: Messaging | undefined;

/** The page's connection to the companions. */
export function siteMessaging(config: PublicConfig): Messaging {
  messaging ??= createMessaging({
    client: browserClient(config),
    transport: createSandboxMessaging({ baseUrl: config.apiBase }),
    appId: APP_ID,
    language: () => parsePath(window.location.pathname).locale,
  });
  return messaging;
}
