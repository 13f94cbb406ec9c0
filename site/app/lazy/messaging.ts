import { parsePath } from '@companion/screens/paths';
import {
  createHttpMessaging,
  createMessaging,
  createWebSocketMessaging,
} from '@companion/sdk/messaging';
import { browserClient } from '../session/browser-client.ts';
import { siteConfig } from '../session/use-config.ts';

const { messaging: service } = siteConfig.current;
if (!service) throw new Error('No messaging service is configured');
const { url, appId } = service;

export const messaging = createMessaging({
  client: browserClient(),
  transport: /^https?:/.test(url)
    ? createHttpMessaging({ url })
    : createWebSocketMessaging({ url }),
  appId,
  language: () => parsePath(window.location.pathname).locale,
});
