import { parsePath } from '@companion/screens/paths';
import {
  createHttpMessaging,
  createMessaging,
  createWebSocketMessaging,
  type Messaging,
} from '@companion/sdk/messaging';
import type { PublicConfig } from '../../server/environment.ts';
import { browserClient } from '../session/browser-client.ts';

let messaging: Messaging | undefined;

/** `null` when no messaging service is configured. */
export function siteMessaging(config: PublicConfig): Messaging | null {
  if (!config.messaging) return null;
  const { url, appId } = config.messaging;
  messaging ??= createMessaging({
    client: browserClient(config),
    transport: /^https?:/.test(url)
      ? createHttpMessaging({ url })
      : createWebSocketMessaging({ url }),
    appId,
    language: () => parsePath(window.location.pathname).locale,
  });
  return messaging;
}
