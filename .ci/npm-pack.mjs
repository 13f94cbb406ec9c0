/**
 * What `npm pack` runs in a package before and after it packs, so that its tarball holds the manifest that
 * pnpm publishes: npm knows no `catalog:`, and would name sources that are not packed. The own manifest waits
 * aside meanwhile; after a pack that was broken off, `npm run postpack` brings it back.
 */
import { execFileSync } from 'node:child_process';
import { constants, copyFileSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const manifest = path.resolve('package.json');
const aside = path.resolve('node_modules/.package.json');
const acts = { prepack, postpack, prepublishOnly };

// pnpm writes the manifest by itself.
if (!process.env.npm_config_user_agent?.startsWith('pnpm/'))
  acts[process.env.npm_lifecycle_event]();

function prepack() {
  const published = asPublished();
  try {
    copyFileSync(manifest, aside, constants.COPYFILE_EXCL);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    stop('another `npm pack` is under way here, or was broken off: then `npm run postpack` first');
  }
  writeFileSync(manifest, published);
}

function postpack() {
  renameSync(aside, manifest);
}

function prepublishOnly() {
  stop('npm would tell the registry of this manifest, not of the packed one: use `pnpm release`');
}

function asPublished() {
  const place = mkdtempSync(path.join(tmpdir(), 'companion-npm-pack-'));
  try {
    const tarball = path.join(place, 'package.tgz');
    const hooks = path.join(import.meta.dirname, 'as-published.mjs');
    const pack = ['pack', `--config.pnpmfile=${hooks}`, '--out', tarball];
    execFileSync('npx', ['-y', 'pnpm@12', ...pack], { stdio: ['ignore', 'ignore', 'inherit'] });
    return execFileSync('tar', ['-xzOf', tarball, 'package/package.json']);
  } finally {
    rmSync(place, { recursive: true });
  }
}

function stop(why) {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}
