import type { Config } from '@react-router/dev/config';
import { precompress } from './server/precompress.ts';

export default {
  ssr: true,
  // The table is small when compressed, and every link then knows its chunk without asking.
  routeDiscovery: { mode: 'lazy' },
  buildEnd: ({ reactRouterConfig }) => precompress(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
