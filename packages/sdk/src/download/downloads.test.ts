import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPage, facts, failing, rejects, STORE } from '../testing/download-page.ts';
import type { Analytics } from '../vendors/analytics/analytics.ts';
import { createDownloads } from './downloads.ts';

const TEMPLATE = 'https://dl.example/beta/Companion-{channel}-{web_id}.exe';
const GENERIC = 'https://dl.example/beta/Companion-bili.exe';
const OWN = 'https://dl.example/beta/Companion-bili-ff.exe';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pcEvent = (url: string) => ({
  name: 'official_website_events',
  event_name: 'download_pc',
  url,
});
const settled = () => vi.advanceTimersByTimeAsync(0);

describe('Windows download', () => {
  it('opens the installer with channel and web id after reporting it', async () => {
    const { downloads, happened, log } = createPage();
    downloads.prepare('desktop');
    await settled();
    const before = Date.now();
    expect(await downloads.desktop(TEMPLATE)).toBe(OWN);
    expect(Date.now()).toBe(before);
    expect(happened).toEqual([pcEvent(OWN), OWN]);
    expect(log).not.toHaveBeenCalled();
  });

  it('reports the ad with the fields of its counterpart on phones', async () => {
    const { downloads, pcReports } = createPage();
    downloads.prepare('desktop');
    await vi.advanceTimersByTimeAsync(0);
    downloads.desktop(TEMPLATE);
    expect(pcReports).toEqual([{ ...facts, report_from: 'bili' }]);
  });

  it('downloads when the ad report fails, and logs it', async () => {
    const utils = { bilibiliPcAdReport: rejects, huobanAdReport: async () => {} };
    const { downloads, happened, log } = createPage({ utils });
    downloads.prepare('desktop');
    await vi.advanceTimersByTimeAsync(0);
    expect(await downloads.desktop(TEMPLATE)).toBe(OWN);
    expect(happened).toContain(OWN);
    expect(log).toHaveBeenCalledExactlyOnceWith('ad report', expect.any(Error));
  });

  it('requests a web id without prepare', async () => {
    const { downloads, analytics, happened } = createPage();
    const download = downloads.desktop(TEMPLATE);
    await vi.advanceTimersByTimeAsync(500);
    expect(await download).toBe(OWN);
    expect(analytics.webId).toHaveBeenCalledOnce();
    expect(happened).toHaveLength(2);
  });

  it.each([1, 2, 3, 4, 5])('uses a web id that arrives at attempt %i', async (tries) => {
    let asked = 0;
    const { downloads } = createPage({ webId: async () => (++asked >= tries ? '255' : null) });
    const before = Date.now();
    const download = downloads.desktop(TEMPLATE);
    await vi.advanceTimersByTimeAsync(tries * 500);
    expect(await download).toBe(OWN);
    expect(Date.now() - before).toBe(tries * 500);
  });

  it('opens the generic installer after five attempts of 500 ms and logs it', async () => {
    const { downloads, happened, log } = createPage({ webId: () => new Promise(() => {}) });
    const download = downloads.desktop(TEMPLATE);
    await vi.advanceTimersByTimeAsync(2_499);
    expect(happened).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await download).toBe(GENERIC);
    expect(happened).toEqual([pcEvent(GENERIC), GENERIC]);
    expect(log).toHaveBeenCalledExactlyOnceWith('download', expect.any(Error));
  });

  it('requests one web id at a time', async () => {
    const answers: ((webId: string | null) => void)[] = [];
    const { downloads } = createPage({
      webId: () => new Promise((resolve) => answers.push(resolve)),
    });
    const download = downloads.desktop(TEMPLATE);
    await vi.advanceTimersByTimeAsync(1_200);
    expect(answers).toHaveLength(1);
    answers[0]?.(null);
    await vi.advanceTimersByTimeAsync(400);
    expect(answers).toHaveLength(2);
    answers[1]?.('255');
    await vi.advanceTimersByTimeAsync(500);
    expect(await download).toBe(OWN);
  });

  it('opens the generic installer when the service rejects', async () => {
    const { downloads, log } = createPage({
      webId: async () => {
        throw new Error('blocked');
      },
    });
    const download = downloads.desktop(TEMPLATE);
    await vi.advanceTimersByTimeAsync(2_500);
    expect(await download).toBe(GENERIC);
    expect(log).toHaveBeenCalledWith('web id', expect.objectContaining({ message: 'blocked' }));
  });

  it('downloads once for a double click', async () => {
    const { downloads, happened } = createPage();
    const first = downloads.desktop(TEMPLATE);
    const second = downloads.desktop(TEMPLATE);
    await vi.advanceTimersByTimeAsync(500);
    expect(await Promise.all([first, second])).toEqual([OWN, OWN]);
    await vi.advanceTimersByTimeAsync(999);
    expect(await downloads.desktop(TEMPLATE)).toBe(OWN);
    expect(happened).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    await downloads.desktop(TEMPLATE);
    expect(happened).toHaveLength(4);
  });

  it('does not wait for another installer', async () => {
    const { downloads, happened } = createPage();
    const other = TEMPLATE.replace('Companion', 'Companion-AIPC');
    const both = [downloads.desktop(TEMPLATE), downloads.desktop(other)];
    await vi.advanceTimersByTimeAsync(500);
    expect(new Set(await Promise.all(both)).size).toBe(2);
    expect(happened).toHaveLength(4);
  });

  it('uses location.assign by default', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    const analytics: Analytics = { identify() {}, event() {}, webId: async () => '255' };
    const download = createDownloads({
      channel: 'bili',
      analytics,
      deepLink: failing('prepare'),
      utils: { huobanAdReport: async () => {}, bilibiliPcAdReport: async () => {} },
      storeAddress: STORE,
      adFacts: async () => facts,
    }).desktop(TEMPLATE);
    await vi.advanceTimersByTimeAsync(500);
    await download;
    expect(assign).toHaveBeenCalledExactlyOnceWith(OWN);
  });

  it('can be repeated after navigation failed', async () => {
    let tries = 0;
    const { downloads } = createPage({
      go() {
        tries += 1;
        if (tries === 1) throw new Error('blocked');
      },
    });
    const outcome = downloads.desktop(TEMPLATE).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(500);
    expect(await outcome).toBe('blocked');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await downloads.desktop(TEMPLATE)).toBe(OWN);
  });

  it('collects ad facts, and loads no deep link', async () => {
    const adFacts = vi.fn(async () => facts);
    const { downloads, deepLink } = createPage({ adFacts });
    downloads.prepare('desktop');
    await settled();
    expect(deepLink.prepare).not.toHaveBeenCalled();
    expect(adFacts).toHaveBeenCalledOnce();
  });
});
