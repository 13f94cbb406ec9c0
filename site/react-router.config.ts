import type { Config } from '@react-router/dev/config';
import { writePageChunks } from './server/page-chunks.ts';
import { precompress } from './server/precompress.ts';

export default {
  ssr: true,
  // The table is small when compressed, and every link then knows its chunk without asking. What came
  // later would be a change that waits for the parts which wait for the first act, and others for it.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    await writePageChunks(buildDirectory);
    await precompress(`${buildDirectory}/client`);
  },
} satisfies Config;
