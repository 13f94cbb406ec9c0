import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userAgents } from './devices.ts';
import { type SiteProcess, startSite } from './site-process.ts';

describe('cached page', () => {
  let site: SiteProcess;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());
  const ask = (encoding: string, method = 'GET', headers: Record<string, string> = {}) =>
    fetch(`${site.origin}/about-us`, {
      method,
      headers: { 'User-Agent': userAgents.desktop, 'Accept-Encoding': encoding, ...headers },
    });

  it('has the same content in every encoding, for the first and later visitors', async () => {
    const first = await ask('br');
    const html = await first.text();
    expect(html).toMatch(/<\/html>$/);
    const looksTheSame = async (encoding: string) => {
      const answer = await ask(encoding);
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(await answer.text()).toBe(html);
      return Number(answer.headers.get('content-length'));
    };
    for (const encoding of ['br', 'gzip', 'identity', 'gzip']) await looksTheSame(encoding);
    // The first response is compressed faster, later ones more.
    const length = Number(first.headers.get('content-length'));
    await expect.poll(() => looksTheSame('br')).toBeLessThan(length);
    await looksTheSame('gzip');
  });

  it('is not sent for a known ETag or a HEAD request', async () => {
    const tags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await ask(encoding);
      const etag = answer.headers.get('etag') ?? '';
      tags.add(etag);
      const length = String((await ask(encoding)).headers.get('content-length'));
      expect(answer.headers.get('vary')).toContain('Accept-Encoding');
      const head = await ask(encoding, 'HEAD');
      expect(head.status).toBe(200);
      expect(head.headers.get('etag')).toBe(etag);
      if (encoding !== 'br') expect(head.headers.get('content-length')).toBe(length);
      expect(await head.text()).toBe('');
      const known = await ask(encoding, 'GET', { 'If-None-Match': `"other", ${etag}` });
      expect(known.status).toBe(304);
      expect(known.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await known.text()).toBe('');
    }
    expect(tags.size).toBe(3);
  });
});
