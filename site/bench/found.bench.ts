/** Follows the links between languages and devices of every page that the sitemap lists. The site must be built. */
import { measured } from '../../.ci/bench/measure.ts';
import { counterpartFaults, pathsOf } from '../e2e/counterparts.ts';
import { startSite } from '../e2e/site-process.ts';

const site = await startSite();
const paths = pathsOf(await (await fetch(`${site.origin}/sitemap-zh.xml`)).text());
const faults: string[] = [];
for (const path of paths)
  faults.push(
    ...(await counterpartFaults(site.origin, path || '/').catch((error) => [String(error)])),
  );
await site.stop();
for (const fault of faults.slice(0, 20)) process.stdout.write(`${fault}\n`);
measured('pages in the Chinese sitemap', paths.length, '', { atLeast: 300 });
measured('faults in their links to other languages and devices', faults.length, '', { atMost: 0 });
