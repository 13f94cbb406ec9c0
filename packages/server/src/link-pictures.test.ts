import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createContentChanges } from './content-changes.ts';
import { linkPictures } from './link-pictures.ts';
import { rasterise } from './rasterise.ts';

const svgOf = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="600" height="630" fill="${colour}"/></svg>`;
const pictures: Record<string, string> = {
  '/og/home.png': svgOf('#123456'),
  '/og/companion/a-deng.png': svgOf('#f0a030'),
  '/og/companion/jiu-sheng.png': svgOf('#30a0f0'),
  '/og/game/nine-bells.png': svgOf('#a0f030'),
};

const fakeRasterise = async (svg: string) => new TextEncoder().encode(svg);

function newPictures(rasteriseWith = fakeRasterise) {
  const draw = vi.fn(async (pathname: string) => {
    const svg = pictures[pathname];
    const [, key] = /^\/og\/(\w+\/[\w-]+)\.png$/.exec(pathname) ?? [];
    return svg === undefined ? null : { svg, keys: key === undefined ? [] : [key] };
  });
  const rasterised = vi.fn(rasteriseWith);
  const changes = createContentChanges();
  const app = new Hono().get('/og/*', linkPictures(draw, { rasterise: rasterised, changes }));
  return { draw, rasterised, changes, get: (path: string) => app.request(path) };
}

afterEach(() => void vi.useRealTimers());

describe('link pictures', () => {
  it('are PNG files of the size of their SVG', async () => {
    const response = await newPictures(rasterise).get('/og/home.png');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const png = Buffer.from(await response.arrayBuffer());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(response.headers.get('content-length')).toBe(String(png.length));
  });

  it('are equal bytes for equal SVG, and others for another', async () => {
    const [first, again, other] = await Promise.all(
      ['a-deng', 'a-deng', 'jiu-sheng'].map(async (id) => {
        const response = await newPictures(rasterise).get(`/og/companion/${id}.png`);
        return Buffer.from(await response.arrayBuffer());
      }),
    );
    expect(first!.equals(again!)).toBe(true);
    expect(first!.equals(other!)).toBe(false);
  });

  it('are drawn once for concurrent requests', async () => {
    const { get, draw, rasterised } = newPictures();
    await Promise.all(Array.from({ length: 20 }, () => get('/og/home.png')));
    expect(rasterised).toHaveBeenCalledOnce();
    expect(draw).toHaveBeenCalledOnce();
  });

  it('are drawn again when what they show is purged', async () => {
    const { get, draw, changes } = newPictures();
    const [shown, other] = ['/og/companion/a-deng.png', '/og/game/nine-bells.png'];
    const { headers } = await get(shown);
    expect(headers.get('surrogate-key')).toBe('companion/a-deng');
    expect(headers.get('cache-tag')).toBe('companion/a-deng');
    const drawnAfter = async (keys: string[] | null) => {
      for (const path of [shown, other, '/og/home.png']) await get(path);
      draw.mockClear();
      changes.publish(keys);
      for (const path of [shown, other, '/og/home.png']) await get(path);
      return draw.mock.calls.map(([path]) => path);
    };
    expect(await drawnAfter(['companion/a-deng', 'companions'])).toEqual([shown]);
    expect(await drawnAfter(null)).toEqual([shown, other, '/og/home.png']);
  });

  it('answer 404 when there is nothing to draw', async () => {
    const { get, rasterised } = newPictures();
    for (const path of ['/og/companion/nobody.png', '/og/x.png', '/og/']) {
      const response = await get(path);
      expect(response.status, path).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect(rasterised).not.toHaveBeenCalled();
  });

  it('of made-up addresses are looked up a few hundred times at most', async () => {
    // More are looked up as time passes.
    vi.useFakeTimers({ toFake: ['performance'] });
    const { get, draw } = newPictures();
    await get('/og/home.png');
    for (let index = 0; index < 2_000; index += 1) {
      const { status } = await get(`/og/game/made-up-${index}.png`);
      expect([404, 429]).toContain(status);
    }
    expect(draw.mock.calls.length).toBeLessThan(250);
    expect((await get('/og/home.png')).status).toBe(200);
  });

  it('are looked up a few hundred times at most while the API fails', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { get, draw } = newPictures();
    draw.mockRejectedValue(new Error('API'));
    for (let index = 0; index < 2_000; index += 1)
      expect([503, 429]).toContain((await get(`/og/game/made-up-${index}.png`)).status);
    expect(draw.mock.calls.length).toBeLessThan(250);
    log.mockRestore();
  });

  it('answer 404 after one renewal when their subject is gone', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { get, draw } = newPictures();
    const status = async () => (await get('/og/companion/a-deng.png')).status;
    expect(await status()).toBe(200);
    vi.advanceTimersByTime(60 * 60 * 1000 + 1);
    draw.mockResolvedValue(null);
    expect(await status()).toBe(200);
    await expect.poll(status).toBe(404);
  });

  it('answer 503 while drawing fails, and 200 afterwards', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { get, draw, rasterised } = newPictures();
    const failures = [
      () => draw.mockRejectedValueOnce(new Error('API')),
      () => rasterised.mockRejectedValueOnce(new Error('renderer')),
    ];
    for (const [index, fail] of failures.entries()) {
      const path = Object.keys(pictures)[index]!;
      fail();
      const response = await get(path);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
      expect((await get(path)).status).toBe(200);
    }
    expect(log).toHaveBeenCalledTimes(2);
    log.mockRestore();
  });

  it('are served while drawing them again fails, and the failure is logged', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { get, draw } = newPictures();
    expect((await get('/og/home.png')).status).toBe(200);
    vi.advanceTimersByTime(60 * 60 * 1000 + 1);
    draw.mockRejectedValueOnce(new Error('API'));
    expect((await get('/og/home.png')).status).toBe(200);
    await expect.poll(() => log.mock.calls.length).toBe(1);
    expect(String(log.mock.calls[0])).toContain('API');
    log.mockRestore();
  });

  it('are rasterised two at a time; a full queue answers 503', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    let [running, maxRunning, refusals] = [0, 0, 0];
    const allAsked = Promise.withResolvers<void>();
    const { get, draw } = newPictures(async (svg) => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await allAsked.promise;
      running -= 1;
      return fakeRasterise(svg);
    });
    draw.mockResolvedValue({ svg: svgOf('#123456'), keys: [] });
    const ask = async (id: number) => {
      const { status } = await get(`/og/${id}.png`);
      if (status === 503) refusals += 1;
      if (refusals === 8) allAsked.resolve();
      return status;
    };
    const answers = await Promise.all(Array.from({ length: 60 }, (_, id) => ask(id)));
    expect(answers.filter((status) => status === 503)).toHaveLength(8);
    expect(answers.filter((status) => status === 200)).toHaveLength(52);
    expect(maxRunning).toBe(2);
    expect((await get('/og/later.png')).status).toBe(200);
    log.mockRestore();
  });
});
