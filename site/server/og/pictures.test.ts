import { flatColour } from '@companion/ui/picture';
import { describe, expect, it, vi } from 'vitest';
import { companionPicture } from './companion-picture.ts';
import { gamePicture } from './game-picture.ts';
import { homePicture } from './home-picture.ts';
import { createPictures } from './pictures.ts';
import { rasterise } from './rasterise.ts';

const companions: Record<string, { seed: string; hue: number }> = {
  'a-deng': { seed: 'a-deng', hue: 62 },
  'jiu-sheng': { seed: 'jiu-sheng', hue: 15 },
};
const games: Record<string, { id: string; cover: string; hue: number }> = {
  'nine-bells': { id: 'nine-bells', cover: 'dunes', hue: 15 },
};

function newPictures(draw = rasterise) {
  const looks = {
    companion: vi.fn(async (id: string) => companions[id] ?? null),
    game: vi.fn(async (id: string) => games[id] ?? null),
  };
  const drawn = vi.fn(draw);
  const answer = createPictures({ looks, rasterise: drawn });
  const get = (path: string, headers: Record<string, string> = {}) =>
    answer(new Request(`http://localhost${path}`, { headers }));
  return { looks, drawn, get };
}

const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());
const fake = async (svg: string) => new TextEncoder().encode(svg);

describe('what is drawn', () => {
  const light = (hue: number) => flatColour(`oklch(0.62 0.16 ${hue})`).hex;

  it('of a companion is in the light of its hue, and whole', () => {
    const svg = companionPicture({ seed: 'a-deng', hue: 62 });
    expect(svg).toContain(light(62));
    expect(svg).not.toContain(light(210));
    expect(companionPicture({ seed: 'a-deng', hue: 210 })).toContain(light(210));
  });

  it.each([
    ['a companion', companionPicture({ seed: 'a-deng', hue: 62 })],
    ['a game', gamePicture({ id: 'nine-bells', cover: 'dunes', hue: 15 })],
    ['a game without a cover', gamePicture({ id: '"><script>', cover: undefined, hue: 15 })],
    ['home', homePicture()],
  ])('of %s needs no browser', (_, svg) => {
    expect(svg).toMatch(/^<svg xmlns="[^"]+" width="1200" height="630"/);
    expect(svg).not.toMatch(/class=|style=|var\(|oklch|color-mix|undefined|NaN|<text|<script/);
    const named = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(named).size).toBe(named.length);
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(named).toContain(id);
  });

  it('of a game is its scene in its hue', () => {
    const dunes = gamePicture({ id: 'nine-bells', cover: 'dunes', hue: 15 });
    expect(dunes).toContain(flatColour('oklch(0.6 0.12 29)').hex);
    expect(dunes).not.toBe(gamePicture({ id: 'nine-bells', cover: 'harbour', hue: 15 }));
  });
});

describe('a picture', () => {
  it('is a PNG of 1200 × 630, light enough for whoever reads the page', async () => {
    const { get } = newPictures();
    for (const path of ['/og/home.png', '/og/companion/a-deng.png', '/og/game/nine-bells.png']) {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=86400',
        'cross-origin-resource-policy': 'cross-origin',
      });
      const png = await bytes(response);
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeGreaterThan(20_000);
      expect(png.length).toBeLessThan(300_000);
      expect(response.headers.get('content-length')).toBe(String(png.length));
    }
  });

  it('is another for another companion, and the same for ever', async () => {
    const [first, again, other] = await Promise.all(
      ['a-deng', 'a-deng', 'jiu-sheng'].map(async (id) =>
        bytes(await newPictures().get(`/og/companion/${id}.png`)),
      ),
    );
    expect(first!.equals(again!)).toBe(true);
    expect(first!.equals(other!)).toBe(false);
  });

  it('is drawn once, and not sent to who has it', async () => {
    const { get, drawn, looks } = newPictures(fake);
    const [first] = await Promise.all(
      Array.from({ length: 20 }, () => get('/og/companion/a-deng.png')),
    );
    const etag = first!.headers.get('etag')!;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const response = await get('/og/companion/a-deng.png', { 'if-none-match': known });
      expect(response.status).toBe(304);
      expect(response.headers.get('etag')).toBe(etag);
      expect(await response.text()).toBe('');
    }
    expect((await get('/og/companion/a-deng.png', { 'if-none-match': '"x"' })).status).toBe(200);
    expect(drawn).toHaveBeenCalledOnce();
    expect(looks.companion).toHaveBeenCalledOnce();
  });

  it('of nobody is a 404, and nothing is drawn', async () => {
    const { get, drawn } = newPictures(fake);
    for (const path of ['/og/companion/nobody.png', '/og/game/a-deng.png', '/og/x.png', '/og/']) {
      const response = await get(path);
      expect(response.status, path).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect(drawn).not.toHaveBeenCalled();
  });

  it('of who has left is a 404 as soon as that is known', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { get, looks } = newPictures(fake);
    const status = async () => (await get('/og/companion/a-deng.png')).status;
    expect(await status()).toBe(200);
    vi.setSystemTime(Date.now() + 60 * 60 * 1000 + 1);
    looks.companion.mockResolvedValue(null);
    expect(await status()).toBe(200);
    await vi.waitFor(async () => expect(await status()).toBe(404));
    vi.useRealTimers();
  });

  it('of an id that nobody gave is a 404 without asking for it', async () => {
    const { get, looks } = newPictures(fake);
    const ids = ['..%2f..%2fa-deng', '%2e%2e%5ca-deng', '%00', 'a%20b', '阿灯', 'x'.repeat(5000)];
    for (const id of ids) expect((await get(`/og/companion/${id}.png`)).status, id).toBe(404);
    expect(looks.companion).not.toHaveBeenCalled();
  });

  it('is a 503 while the API or the drawer is down, and comes when they are back', async () => {
    const say = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { get, looks, drawn } = newPictures(fake);
    const failures = [
      ['/og/companion/a-deng.png', () => looks.companion.mockRejectedValueOnce(new Error('API'))],
      ['/og/home.png', () => drawn.mockRejectedValueOnce(new Error('drawer'))],
    ] as const;
    for (const [path, fail] of failures) {
      fail();
      const response = await get(path);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
      expect((await get(path)).status).toBe(200);
    }
    expect(say).toHaveBeenCalledTimes(2);
    say.mockRestore();
  });

  it('waits for its turn: two are drawn at a time', async () => {
    let [running, most] = [0, 0];
    const { get } = newPictures(async (svg) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return fake(svg);
    });
    const paths = ['home', 'companion/a-deng', 'companion/jiu-sheng', 'game/nine-bells'];
    const answers = await Promise.all(paths.map((path) => get(`/og/${path}.png`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(most).toBe(2);
  });
});
