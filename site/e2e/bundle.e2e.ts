import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleSite } from './bundled-site.ts';
import { get } from './raw-requests.ts';
import { realBackend, type SiteProcess, startSite } from './site-process.ts';

describe('bundle', () => {
  // Outside the repository: no `node_modules` of ours is above it.
  const folder = mkdtempSync(path.join(tmpdir(), 'companion-bundle-'));
  const previous = path.join(folder, 'previous');
  const out = path.join(folder, 'out');
  let printed: string;
  let site: SiteProcess;

  beforeAll(async () => {
    mkdirSync(path.join(previous, 'build/client/assets'), { recursive: true });
    writeFileSync(path.join(previous, 'build/client/assets/old-1a2b3c.js'), 'export {};');
    printed = bundleSite(out, previous);
    site = await startSite({}, out);
  });
  afterAll(async () => {
    await site.stop();
    rmSync(folder, { recursive: true });
  });

  it('has at most 60 MB, and prints it', () => {
    const [, megabytes] = /([\d.]+) MB/.exec(printed) ?? [];
    expect(Number(megabytes)).toBeGreaterThan(1);
    expect(Number(megabytes)).toBeLessThanOrEqual(60);
  });

  it('holds no sources and no tools', () => {
    expect(globSync('**/*.{ts,tsx,map}', { cwd: out, exclude: ['**/*.d.ts'] })).toEqual([]);
    const installed = globSync('node_modules/{*,@*/*}/package.json', { cwd: out });
    for (const file of installed) expect(file).toMatch(/@napi-rs[\\/]canvas/);
    expect(installed).not.toEqual([]);
  });

  it('serves pages, link pictures and the sandbox', async () => {
    for (const address of ['/', '/en/game-library', '/ja/game-partner', '/privacy.html']) {
      const page = await get(site.origin, address);
      expect(page.status, address).toBe(200);
      expect(await page.text()).toMatch(/<\/html>\s*$/);
    }
    const home = await (await get(site.origin, '/')).text();
    const picture = /og:image" content="https:\/\/companion\.example([^"]+)"/.exec(home)?.[1] ?? '';
    expect((await get(site.origin, picture)).headers.get('content-type')).toBe('image/png');
    expect((await get(site.origin, '/sandbox')).status).toBe(200);
    expect(await (await get(site.origin, '/sandbox/page.js')).text()).not.toBe('');
  });

  it('does not load the sandbox with a real backend', async () => {
    const { origin, stop } = await startSite(
      // Without its database module the sandbox can't be loaded.
      { ...realBackend('http://127.0.0.1:1'), NODE_OPTIONS: '--no-experimental-sqlite' },
      out,
    );
    expect((await get(origin, '/about-us')).status).toBe(200);
    await stop();
  });

  it('keeps the assets of the last release', async () => {
    const kept = await get(site.origin, '/assets/old-1a2b3c.js');
    expect(kept.status).toBe(200);
    expect(kept.headers.get('cache-control')).toContain('immutable');
    expect((await get(site.origin, '/assets/older-1a2b3c.js')).status).toBe(404);
  });

  it('ships the licence of every package', () => {
    const licences = globSync('**/third-party-licences.txt', { cwd: out });
    expect(licences.length).toBe(3);
  });
});
