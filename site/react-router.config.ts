import { precompress } from '@companion/server/precompress';
import type { Config } from '@react-router/dev/config';
import { writePageChunks } from './vite/page-chunks.ts';

export default {
  ssr: true,
  // All routes come with the first manifest: it is small compressed, and links need not ask for their chunk.
  // Routes discovered later would arrive in a React transition that waits for the suspended parts of
  // after-first-act.tsx.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    await writePageChunks(buildDirectory);
    await precompress(`${buildDirectory}/client`);
  },
} satisfies Config;
