import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rasterise } from '@companion/server/rasterise';

/** The background of icon.svg, up to the edge: systems cut a maskable icon to a shape of their own. */
const GROUND = '#0c1018';
/** Part of a maskable icon that the flame's picture fills, so that the flame is in the safe circle of 80 %. */
const SAFE = 0.86;

/** Draws the icons of an installed site from its icon.svg. The manifests in `public` name them. */
export async function drawIcons(folder: string): Promise<void> {
  const flame = await readFile(path.join(folder, 'icon.svg'), 'utf8');
  const sized = (size: number, start = 0) =>
    flame.replace('<svg ', `<svg x="${start}" y="${start}" width="${size}" height="${size}" `);
  const maskable = (size: number) =>
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
      `<rect width="${size}" height="${size}" fill="${GROUND}"/>`,
      sized(size * SAFE, (size * (1 - SAFE)) / 2),
      '</svg>',
    ].join('');
  const icons = {
    'icon-192.png': sized(192),
    'icon-512.png': sized(512),
    'icon-maskable-512.png': maskable(512),
  };
  for (const [file, svg] of Object.entries(icons))
    await writeFile(path.join(folder, file), await rasterise(svg));
}
