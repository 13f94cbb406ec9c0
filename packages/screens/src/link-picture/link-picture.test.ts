import { flatColour } from '@companion/ui/picture';
import { describe, expect, it } from 'vitest';
import { companionLinkPicture, gameLinkPicture, homeLinkPicture } from './index.ts';

describe('link pictures', () => {
  it.each([
    ['companion', companionLinkPicture({ seed: 'a-deng', hue: 62 })],
    ['game', gameLinkPicture({ id: 'nine-bells', cover: 'dunes', hue: 15 })],
    ['game without a cover', gameLinkPicture({ id: '"><script>', cover: undefined, hue: 15 })],
    ['home', homeLinkPicture()],
  ])('%s needs no CSS, fonts or scripts, and defines each id once', (_, svg) => {
    expect(svg).toMatch(/^<svg xmlns="[^"]+" width="1200" height="630"/);
    expect(svg).not.toMatch(/class=|style=|var\(|oklch|color-mix|undefined|NaN|<text|<script/);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  });

  it('lights a companion in its own hue only', () => {
    const light = (hue: number) => flatColour(`oklch(0.62 0.16 ${hue})`).hex;
    const svg = companionLinkPicture({ seed: 'a-deng', hue: 62 });
    expect(svg).toContain(light(62));
    expect(svg).not.toContain(light(210));
    expect(companionLinkPicture({ seed: 'a-deng', hue: 210 })).toContain(light(210));
  });

  it('draws a game in its scene and hue', () => {
    const dunes = gameLinkPicture({ id: 'nine-bells', cover: 'dunes', hue: 15 });
    expect(dunes).toContain(flatColour('oklch(0.6 0.12 29)').hex);
    expect(dunes).not.toBe(gameLinkPicture({ id: 'nine-bells', cover: 'harbour', hue: 15 }));
  });
});
