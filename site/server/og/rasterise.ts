import { HEIGHT, WIDTH } from './svg.ts';

/** A picture as PNG. Skia is loaded for the first one: a server that draws none never holds it in memory. */
export async function rasterise(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const canvas = createCanvas(WIDTH, HEIGHT);
  canvas.getContext('2d').drawImage(await loadImage(Buffer.from(svg)), 0, 0);
  return new Uint8Array(await canvas.encode('png'));
}
