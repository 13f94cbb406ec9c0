/** Builds the published files and `THIRD-PARTY-NOTICES.md`: `pnpm --filter @companion/login-element build`. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { bundle } from './bundle.ts';
import { bundledPackages, notices } from './notices.ts';

const root = new URL('../', import.meta.url);
const dist = new URL('dist/', root);

const { files, outputs } = await bundle();
await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });
await Promise.all(files.map(({ name, text }) => writeFile(new URL(name, dist), text)));
const uiNotices = await readFile(new URL('../ui/THIRD-PARTY-NOTICES.md', root), 'utf8');
await writeFile(
  new URL('THIRD-PARTY-NOTICES.md', root),
  notices(bundledPackages(outputs), uiNotices),
);
