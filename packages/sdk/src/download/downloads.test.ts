import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../client/create-client.ts';
import { startServer } from '../testing/server.ts';
import type { Analytics } from '../vendors/analytics/analytics.ts';
import type { DeepLink } from '../vendors/deep-link/deep-link.ts';
import { createDownloads, type DownloadsOptions } from './downloads.ts';

const TEMPLATE = 'https://dl.example/beta/Companion-{channel}-{web_id}.exe';
const GENERIC = 'https://dl.example/beta/Companion-bili.exe';
const OWN = 'https://dl.example/beta/Companion-bili-ff.exe';
const STORE = 'https://store.example/companion?ct=bili';
const facts = { client_ip: '203.0.113.7', model: 'iPhone', ua: 'Mozilla/5.0' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Downloads in a page of which everything that happens is noted, in order. */
function make(options: Partial<DownloadsOptions> & { webId?: Analytics['webId'] } = {}) {
  const happened: unknown[] = [];
  const { webId = async () => '255', ...rest } = options;
  const analytics: Analytics = {
    identify() {},
    event: (name, parameters) => void happened.push({ name, ...parameters }),
    webId: vi.fn(webId),
  };
  const deepLink: DeepLink = {
    prepare: vi.fn(async () => {}),
    open() {
      happened.push('app opened');
      return true;
    },
  };
  const log = vi.fn();
  const downloads = createDownloads({
    channel: 'bili',
    analytics,
    deepLink,
    utils: { huobanAdReport: async (report) => void happened.push({ report }) },
    storeAddress: 'https://store.example/companion?ct={channel}',
    adFacts: async () => facts,
    go: (address) => void happened.push(address),
    log,
    ...rest,
  });
  return { downloads, analytics, deepLink, happened, log };
}

const pcEvent = (url: string) => ({
  name: 'official_website_events',
  event_name: 'download_pc',
  url,
});
const mobileEvent = { name: 'official_website_events', event_name: 'download_mobile' };
const reported = { report: { ...facts, report_from: 'bili' } };
const settled = () => vi.advanceTimersByTimeAsync(0);

describe('a download for Windows', () => {
  it('goes to the installer of this channel and web id, and tells of it before', async () => {
    const { downloads, happened, log } = make();
    downloads.prepare('desktop');
    await settled();
    const before = Date.now();
    expect(await downloads.desktop(TEMPLATE)).toBe(OWN);
    expect(Date.now()).toBe(before);
    expect(happened).toEqual([pcEvent(OWN), OWN]);
    expect(log).not.toHaveBeenCalled();
  });

  it('asks for its web id by itself when nobody prepared it', async () => {
    const { downloads, analytics, happened } = make();
    const download = downloads.desktop(TEMPLATE);
    await vi.advanceTimersByTimeAsync(500);
    expect(await download).toBe(OWN);
    expect(analytics.webId).toHaveBeenCalledOnce();
    expect(happened).toHaveLength(2);
  });

  it.each([1, 2, 3, 4, 5])('takes a web id that is there at try %i', async (tries) => {
    let asked = 0;
    const { downloads } = make({ webId: async () => (++asked >= tries ? '255' : null) });
    const before = Date.now();
    const download = downloads.desktop(TEMPLATE);
    await vi.advanceTimersByTimeAsync(tries * 500);
    expect(await download).toBe(OWN);
    expect(Date.now() - before).toBe(tries * 500);
  });

  it('is the generic installer after five tries of 500 ms, and says so in the log', async () => {
    const { downloads, happened, log } = make({ webId: () => new Promise(() => {}) });
    const download = downloads.desktop(TEMPLATE);
    await vi.advanceTimersByTimeAsync(2_499);
    expect(happened).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await download).toBe(GENERIC);
    expect(happened).toEqual([pcEvent(GENERIC), GENERIC]);
    expect(log).toHaveBeenCalledExactlyOnceWith('download', expect.any(Error));
  });

  it('asks the service one question at a time', async () => {
    const answers: ((webId: string | null) => void)[] = [];
    const { downloads } = make({ webId: () => new Promise((resolve) => answers.push(resolve)) });
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

  it('comes without a web id from a service that rejects', async () => {
    const { downloads, log } = make({
      webId: async () => {
        throw new Error('blocked');
      },
    });
    const download = downloads.desktop(TEMPLATE);
    await vi.advanceTimersByTimeAsync(2_500);
    expect(await download).toBe(GENERIC);
    expect(log).toHaveBeenCalledWith('web id', expect.objectContaining({ message: 'blocked' }));
  });

  it('happens once for a double press, while it waits and just after', async () => {
    const { downloads, happened } = make();
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
    const { downloads, happened } = make();
    const other = TEMPLATE.replace('Companion', 'Companion-AIPC');
    const both = [downloads.desktop(TEMPLATE), downloads.desktop(other)];
    await vi.advanceTimersByTimeAsync(500);
    expect(new Set(await Promise.all(both)).size).toBe(2);
    expect(happened).toHaveLength(4);
  });

  it('leads the page there when nothing else is said', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    const analytics: Analytics = { identify() {}, event() {}, webId: async () => '255' };
    const download = createDownloads({
      channel: 'bili',
      analytics,
      deepLink: failing('prepare'),
      utils: { huobanAdReport: async () => {} },
      storeAddress: STORE,
      adFacts: async () => facts,
    }).desktop(TEMPLATE);
    await vi.advanceTimersByTimeAsync(500);
    await download;
    expect(assign).toHaveBeenCalledExactlyOnceWith(OWN);
  });

  it('can be tried again when the page could not be led there', async () => {
    let tries = 0;
    const { downloads } = make({
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

  it('needs nothing of a phone', async () => {
    const adFacts = vi.fn(async () => facts);
    const { downloads, deepLink } = make({ adFacts });
    downloads.prepare('desktop');
    await settled();
    expect(deepLink.prepare).not.toHaveBeenCalled();
    expect(adFacts).not.toHaveBeenCalled();
  });
});

describe('a download for phones', () => {
  it('tells of it and reports it, then opens the app in the press itself', async () => {
    const { downloads, deepLink, happened } = make();
    downloads.prepare('mobile');
    await settled();
    expect(deepLink.prepare).toHaveBeenCalledOnce();
    downloads.mobile();
    expect(happened).toEqual([mobileEvent, reported, 'app opened']);
  });

  it('reports at once what is known: the page is left in the same press', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone)' });
    const { downloads, happened } = make({ adFacts: () => new Promise(() => {}) });
    downloads.prepare('mobile');
    downloads.mobile();
    expect(happened).toEqual([
      mobileEvent,
      { report: { ua: 'Mozilla/5.0 (iPhone)', report_from: 'bili' } },
      'app opened',
    ]);
  });

  it('has its report under way before a page that leads to the store is left', async () => {
    const { downloads, happened } = make({
      deepLink: { prepare: async () => {}, open: () => false },
    });
    downloads.prepare('mobile');
    await settled();
    downloads.mobile();
    expect(happened).toEqual([mobileEvent, reported, STORE]);
  });

  it('asks for what it reports once, when a download is near', async () => {
    const adFacts = vi.fn(async () => facts);
    const { downloads } = make({ adFacts });
    downloads.prepare('mobile');
    downloads.prepare('mobile');
    await settled();
    expect(adFacts).toHaveBeenCalledOnce();
    downloads.mobile();
    await settled();
    expect(adFacts).toHaveBeenCalledOnce();
  });

  it('opens the app once for a double press', async () => {
    const { downloads, happened } = make();
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
    ['a report that fails', { utils: { huobanAdReport: rejects } }, 'ad report'],
  ])('leads on in spite of %s', async (_, options, what) => {
    const { downloads, happened, log } = make(options);
    downloads.prepare('mobile');
    downloads.mobile();
    await settled();
    expect(happened).toContain('deepLink' in options ? STORE : 'app opened');
    expect(log).toHaveBeenCalledWith(what, expect.objectContaining({ message: 'broken' }));
  });

  it('reports exactly the ten fields of spec §3, empty where there is no value', async () => {
    vi.useRealTimers();
    const adFacts = vi.fn(async () => facts);
    const { baseUrl, seen, close } = await startServer((_, response) => response.end('ignored'));
    const { downloads } = make({ utils: createClient({ baseUrl }).utils, adFacts });
    downloads.prepare('mobile');
    await vi.waitFor(() => expect(adFacts).toHaveResolved(), { interval: 1 });
    downloads.mobile();
    await vi.waitFor(() => expect(seen).toHaveLength(1), { interval: 1 });
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

async function rejects(): Promise<never> {
  throw new Error('broken');
}

function failing(what: keyof DeepLink): DeepLink {
  return {
    prepare: what === 'prepare' ? rejects : async () => {},
    open() {
      if (what === 'open') throw new Error('broken');
      return false;
    },
  };
}
