import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ask } from './proxied-sites.ts';
import { type SiteProcess, startSite } from './site-process.ts';

describe('a mounted folder of documents', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'companion-documents-'));
  const file = path.join(folder, 'terms.md');
  let site: SiteProcess;

  const page = async () => (await ask(site.origin, '/en/terms')).body;
  const title = (text: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^# en.*$/m, text));

  beforeAll(async () => {
    cpSync(path.resolve(import.meta.dirname, '../documents'), folder, { recursive: true });
    title('# en Terms of the Mount');
    site = await startSite({ COMPANION_DOCUMENTS: folder });
  });
  afterAll(async () => {
    await site.stop();
    rmSync(folder, { recursive: true });
  });

  it('is read at the start, and again on SIGHUP', async () => {
    expect(await page()).toContain('Terms of the Mount');
    title('# en Terms of the Valley');
    process.kill(site.pid, 'SIGHUP');
    await expect.poll(page).toContain('Terms of the Valley');
  });

  it('stays as it was when the new one has a problem', async () => {
    const before = await page();
    const whole = readFileSync(file, 'utf8');
    onTestFinished(() => writeFileSync(file, whole));
    title('# en');
    process.kill(site.pid, 'SIGHUP');
    await expect.poll(site.said).toContain('The documents stay as they were');
    expect(site.said()).toMatch(/^terms\.md:\d+: /m);
    expect(await page()).toBe(before);
  });
});
