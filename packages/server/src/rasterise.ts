/** An SVG document as PNG of the same size. Skia is loaded with the first picture, to save memory until then. */
export async function rasterise(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const image = await loadImage(Buffer.from(svg));
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return new Uint8Array(await canvas.encode('png'));
}
