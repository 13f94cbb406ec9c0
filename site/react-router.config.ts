import { rename, rm } from 'node:fs/promises';
import { precompress } from '@companion/server/precompress';
import type { Config } from '@react-router/dev/config';
import { drawIcons } from './vite/icons.ts';

export default {
  ssr: true,
  // The first manifest lists all routes: it is small when compressed, and links need no request for their route.
  // A route discovered later would wait for the suspended parts of `app/shell/layouts.tsx`.
  routeDiscovery: { mode: 'initial' },
  // A client loader is one line (app/data/user-loader.ts): a chunk of its own would be one more request of each page.
  splitRouteModules: false,
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    // Vite's manifest tells tests the file of a module: names of files are hashes. No visitor needs it.
    const vite = `${buildDirectory}/client/.vite`;
    await rename(`${vite}/manifest.json`, `${buildDirectory}/server/manifest.json`);
    await rm(vite, { recursive: true });
    await drawIcons(`${buildDirectory}/client`);
    await precompress(`${buildDirectory}/client`);
  },
} satisfies Config;
