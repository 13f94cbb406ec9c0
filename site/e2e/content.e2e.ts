import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ask } from './proxied-sites.ts';
import { type SiteProcess, startSite } from './site-process.ts';

describe('a mounted content folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'companion-content-'));
  const content = path.join(folder, 'content');
  const file = path.join(content, 'companions/jiu-sheng.json');
  let site: SiteProcess;

  beforeAll(async () => {
    const own = path.resolve(import.meta.dirname, '../../packages/sandbox/src/content');
    cpSync(own, content, { recursive: true, filter: (one) => !one.endsWith('.ts') });
    site = await startSite({
      COMPANION_CONTENT: content,
      SANDBOX_DATA: path.join(folder, 'sandbox.sqlite'),
    });
  });
  afterAll(async () => {
    await site.stop();
    rmSync(folder, { recursive: true });
  });

  const page = async () => (await ask(site.origin, '/en/game-partner/detail-jiu-sheng')).body;
  const nameNow = (): string => JSON.parse(readFileSync(file, 'utf8')).name.en;
  const rename = (name: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(nameNow(), name));

  it('is read again on SIGHUP, and pages show it at once', async () => {
    expect(await page()).toContain(nameNow());
    rename('Wren of the Mount');
    expect(await page()).not.toContain('Wren of the Mount');
    process.kill(site.pid, 'SIGHUP');
    await expect.poll(page).toContain('Wren of the Mount');
  });

  it('stays as it was when the new one has a problem', async () => {
    const before = await page();
    const whole = readFileSync(file, 'utf8');
    onTestFinished(() => writeFileSync(file, whole));
    rename('');
    process.kill(site.pid, 'SIGHUP');
    await expect.poll(site.said).toContain('The content stays as it was');
    expect(site.said()).toMatch(/^companions\/jiu-sheng\.json:\d+: name\.en: /m);
    expect(await page()).toBe(before);
  });
});
