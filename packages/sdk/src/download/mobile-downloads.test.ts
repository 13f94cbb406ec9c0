import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../client/create-client.ts';
import { createPage, facts, failing, rejects, STORE } from '../testing/download-page.ts';
import { startServer } from '../testing/server.ts';

const mobileEvent = { name: 'official_website_events', event_name: 'download_mobile' };
const reported = { report: { ...facts, report_from: 'bili' } };
const unused = { bilibiliPcAdReport: async () => {} };
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('phone download', () => {
  it('reports the event and the ad, then opens the app in the same click', async () => {
    const { downloads, deepLink, happened } = createPage();
    downloads.prepare('mobile');
    await settled();
    expect(deepLink.prepare).toHaveBeenCalledOnce();
    downloads.mobile();
    expect(happened).toEqual([mobileEvent, reported, 'app opened']);
  });

  it('reports and opens the app as soon as the device data is known', async () => {
    const answer = Promise.withResolvers<typeof facts>();
    const { downloads, happened } = createPage({ adFacts: () => answer.promise });
    downloads.mobile();
    await vi.advanceTimersByTimeAsync(700);
    expect(happened).toEqual([mobileEvent]);
    answer.resolve(facts);
    await settled();
    expect(happened).toEqual([mobileEvent, reported, 'app opened']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(happened).toHaveLength(3);
  });

  const withoutFacts = { report: { ua: 'Mozilla/5.0 (iPhone)', report_from: 'bili' } };

  it('reports what is known after 800 ms', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone)' });
    const { downloads, happened } = createPage({ adFacts: () => new Promise(() => {}) });
    downloads.mobile();
    await vi.advanceTimersByTimeAsync(799);
    expect(happened).toEqual([mobileEvent]);
    await vi.advanceTimersByTimeAsync(1);
    expect(happened).toEqual([mobileEvent, withoutFacts, 'app opened']);
  });

  it('opens the app after 800 ms when the analytics is not there, and waits with no report', async () => {
    const { downloads, happened } = createPage({ webId: () => new Promise(() => {}) });
    const opened = downloads.mobile();
    await vi.advanceTimersByTimeAsync(799);
    expect(happened).toEqual([mobileEvent, reported]);
    await vi.advanceTimersByTimeAsync(1);
    await opened;
    expect(happened).toEqual([mobileEvent, reported, 'app opened']);
  });

  it.each(['pagehide', 'visibilitychange'])('reports what is known at %s', async (name) => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone)' });
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    const { downloads, happened, events } = createPage({ adFacts: () => new Promise(() => {}) });
    downloads.mobile();
    events.dispatchEvent(new Event(name));
    expect(happened).toEqual([mobileEvent, withoutFacts]);
    events.dispatchEvent(new Event(name));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(happened).toHaveLength(3);
  });

  it('reports before the store is opened', async () => {
    const { downloads, happened } = createPage({
      deepLink: { prepare: async () => {}, open: () => false },
    });
    downloads.prepare('mobile');
    await settled();
    downloads.mobile();
    expect(happened).toEqual([mobileEvent, reported, STORE]);
  });

  it('collects ad facts once, at prepare', async () => {
    const adFacts = vi.fn(async () => facts);
    const { downloads } = createPage({ adFacts });
    downloads.prepare('mobile');
    downloads.prepare('mobile');
    await settled();
    expect(adFacts).toHaveBeenCalledOnce();
    downloads.mobile();
    await settled();
    expect(adFacts).toHaveBeenCalledOnce();
  });

  it('opens the app once for a double click', async () => {
    const { downloads, happened } = createPage();
    downloads.prepare('mobile');
    await settled();
    downloads.mobile();
    downloads.mobile();
    await vi.advanceTimersByTimeAsync(999);
    downloads.mobile();
    expect(happened).toEqual([mobileEvent, reported, 'app opened']);
    await vi.advanceTimersByTimeAsync(1);
    downloads.mobile();
    await settled();
    expect(happened).toHaveLength(6);
  });

  it.each([
    ['a deep link that can not be prepared', { deepLink: failing('prepare') }, 'deep link'],
    ['a deep link that throws', { deepLink: failing('open') }, 'deep link'],
    ['facts that can not be had', { adFacts: rejects }, 'ad report'],
    ['a report that fails', { utils: { ...unused, huobanAdReport: rejects } }, 'ad report'],
  ])('continues after %s', async (_, options, what) => {
    const { downloads, happened, log } = createPage(options);
    downloads.prepare('mobile');
    downloads.mobile();
    await settled();
    expect(happened).toContain('deepLink' in options ? STORE : 'app opened');
    expect(log).toHaveBeenCalledWith(what, expect.objectContaining({ message: 'broken' }));
  });

  it('reports exactly the ten fields of spec §3, empty without a value', async () => {
    vi.useRealTimers();
    const adFacts = vi.fn(async () => facts);
    const { baseUrl, seen, close } = await startServer((_, response) => response.end('ignored'));
    const { downloads } = createPage({ utils: createClient({ baseUrl }).utils, adFacts });
    downloads.prepare('mobile');
    await expect.poll(() => adFacts).toHaveResolved();
    downloads.mobile();
    await expect.poll(() => seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/utils/huoban_ad_report' });
    expect(JSON.parse(seen[0]!.text)).toEqual({
      conv_time: 0,
      idfa: '',
      client_ip: '203.0.113.7',
      model: 'iPhone',
      ua: 'Mozilla/5.0',
      oaid: '',
      updatetime: '',
      boottime: '',
      report_from: 'bili',
      ua_xy: '',
    });
    close();
  });
});
