import { designedFigure } from '../../../packages/ui/src/brand/sprite/designed/designed-figure.ts';
import { drawingOf } from '../../../packages/ui/src/brand/sprite/drawing-of.ts';
import { postures } from '../../../packages/ui/src/brand/sprite/sprite-figure.tsx';
import { spritePaintOf, strokeEnds } from '../../../packages/ui/src/brand/sprite/sprite-paints.ts';
import { markup } from '../../../packages/ui/src/internal/markup.ts';
import { painted } from '../../../packages/ui/src/internal/shape.ts';
import { toHex } from '../../../packages/ui/src/theme/oklch.ts';
import { type Design, lookOf } from './design.ts';

/** Room for what leaves the frame a little, as a hat does, % of the picture. */
const MARGIN = 10;

/** The drawing with the details of `size`, px, as a file. Its colours are hexadecimal: drawing programs know no OKLCH. */
export function spriteSvg(design: Design, size: number): string {
  const figure = designedFigure(design.seed, lookOf(design));
  const { body, eyes, speech } = drawingOf(figure, design.mood, size, 'body');
  const paintOf = spritePaintOf(figure, design.hue);
  const { lean = figure.lean, transform = '' } = postures[design.mood] ?? {};
  const posture = `translate(50 89)rotate(${lean})${transform}translate(-50 -89)`;
  const box = `${-MARGIN} ${-MARGIN} ${100 + 2 * MARGIN} ${100 + 2 * MARGIN}`;
  const drawn = markup([
    {
      tag: 'svg',
      attributes: {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: box,
      },
      children: [
        {
          tag: 'g',
          attributes: { transform: posture, ...strokeEnds },
          children: painted([...body, ...eyes, ...speech], paintOf),
        },
      ],
    },
  ]);
  return drawn.replaceAll(
    /(fill|stroke)="oklch\(([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.]+))?\)"/g,
    (_, name: string, lightness: string, chroma: string, hue: string, alpha?: string) =>
      `${name}="${toHex([Number(lightness), Number(chroma), Number(hue)])}"${alpha ? ` ${name}-opacity="${alpha}"` : ''}`,
  );
}

/** @throws {Error} when the browser can't draw it. */
export async function spritePng(design: Design, size: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(spriteSvg(design, size))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
  canvas.getContext('2d')?.drawImage(image, 0, 0, size, size);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no PNG was drawn'))));
  });
}
