import type { Config } from '@react-router/dev/config';
import { writePageChunks } from './server/page-chunks.ts';
import { precompress } from './server/precompress.ts';

export default {
  ssr: true,
  // The table is small when compressed, and every link then knows its chunk without asking.
  routeDiscovery: { mode: 'lazy' },
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    await writePageChunks(buildDirectory);
    await precompress(`${buildDirectory}/client`);
  },
} satisfies Config;
