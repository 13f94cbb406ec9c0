/** Measures when the built Storybook shows its first story. `pnpm build:storybook` first. */
import { once } from 'node:events';
import { type ServerType, serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { type Browser, chromium } from 'playwright';
import { measured, percentile } from '../../.ci/bench/measure.ts';
import { browserLaunchOptions } from '../../.ci/browser.ts';

/** Bytes a second, and ms there and back. Slow 4G is Lighthouse's: 1.6 Mbit/s. */
const LINES = {
  'fast line': { down: 12_500_000, latency: 5, atMost: 2_000 },
  'slow 4G': { down: 200_000, latency: 150, atMost: 4_000 },
};
const STORY = 'components-button--default';
const ADDRESSES = {
  'with the tools': `/?path=/story/${STORY}`,
  'the story alone': `/iframe.html?id=${STORY}&viewMode=story`,
};
const ROUNDS = 3;

const app = new Hono()
  .use(compress())
  .use(serveStatic({ root: `${import.meta.dirname}/../../storybook-static` }));
const server: ServerType = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
await once(server, 'listening');
const address = server.address();
if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
const origin = `http://127.0.0.1:${address.port}`;
const browser = await chromium.launch(await browserLaunchOptions());

/** ms from the request to the first frame that holds the story, and bytes that were sent. */
async function shown(
  from: Browser,
  path: string,
  { down, latency }: { down: number; latency: number },
) {
  const context = await from.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down,
    uploadThroughput: down,
  });
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const startedAt = performance.now();
  await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
  const story = path.startsWith('/?')
    ? page.frameLocator('#storybook-preview-iframe').locator('#storybook-root button')
    : page.locator('#storybook-root button');
  await story.first().waitFor({ timeout: 60_000 });
  const ms = performance.now() - startedAt;
  await context.close();
  return { ms, bytes };
}

for (const [line, conditions] of Object.entries(LINES))
  for (const [what, path] of Object.entries(ADDRESSES)) {
    const loads: { ms: number; bytes: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      loads.push(await shown(browser, path, conditions));
    const median = percentile(
      loads.map(({ ms }) => ms),
      0.5,
    );
    measured(`${what}, ${line}`, median, 'ms', { atMost: conditions.atMost });
    if (line === 'slow 4G')
      measured(`${what}: bytes`, Math.max(...loads.map(({ bytes }) => bytes)) / 1000, 'KB');
  }
await browser.close();
server.close();
